import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request may be on its way on a connection that looks idle; so long it may take. */
const ON_ITS_WAY_MILLIS = 150;

export interface Connections {
  /** Takes no new ones and ends those that wait for nothing; resolves when the last answer is out and all are gone. */
  drain(limit: number): Promise<void>;
}

/** Resolves when everything that has come in by now has been looked at, however long that takes. */
const caughtUp = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Knows which connections still have an answer to get. Node's own closing takes a connection for idle as soon as its
 * answer is written, though most of a large one may not be sent yet, and would cut it off.
 * @param open answers that are being made or sent; one that was given at once is sent before its connection ends
 */
export const watchConnections = (server: Server, open: ReadonlySet<ServerResponse>): Connections => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const isWaitedFor = (socket: Socket, last: ServerResponse | null = null): boolean => {
    for (const response of open) if (response !== last && response.req.socket === socket) return true;
    return false;
  };
  /** So that a client does not send its next request on a connection that is about to end. */
  const endAfter = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
    const { socket } = response.req;
    response.once('close', () => {
      // Flushes what is written before it closes.
      if (!isWaitedFor(socket, response)) socket.destroySoon();
    });
  };
  return {
    async drain(limit) {
      // Whoever has reached the port by now is let in.
      await caughtUp();
      // Not the HTTP server's own close: that is the one that cuts answers off.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      // Told only when the port is free: until then a client that is sent away would come back and be cut off.
      for (const response of open) endAfter(response);
      // Before the application has answered.
      server.prependListener('request', (_, response) => endAfter(response));
      const cut = setTimeout(() => server.closeAllConnections(), limit);
      await Promise.race([closed, sleep(ON_ITS_WAY_MILLIS)]);
      await caughtUp();
      for (const socket of sockets) if (!isWaitedFor(socket)) socket.destroySoon();
      await closed;
      clearTimeout(cut);
    },
  };
};
