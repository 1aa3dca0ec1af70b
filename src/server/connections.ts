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
 */
export const watchConnections = (server: Server): Connections => {
  /** Answers under way on each open connection. */
  const answering = new Map<Socket, Set<ServerResponse>>();
  let draining = false;
  /** So that a client does not send its next request on a connection that is about to end. */
  const announceEnd = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.on('connection', (socket) => {
    answering.set(socket, new Set());
    socket.once('close', () => answering.delete(socket));
  });
  // Before the application has answered.
  server.prependListener('request', ({ socket }, response) => {
    // Told only when the port is free: until then a client that is sent away would come back and be cut off.
    if (draining) announceEnd(response);
    answering.get(socket)?.add(response);
    response.once('close', () => {
      // An answer that is given up ends after its connection, which is forgotten by then.
      const left = answering.get(socket);
      left?.delete(response);
      // Flushes what is written before it closes.
      if (draining && left?.size === 0) socket.destroySoon();
    });
  });
  return {
    async drain(limit) {
      // Whoever has reached the port by now is let in.
      await caughtUp();
      draining = true;
      // Not the HTTP server's own close: that is the one that cuts answers off.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      for (const responses of answering.values()) for (const response of responses) announceEnd(response);
      const cut = setTimeout(() => server.closeAllConnections(), limit);
      await Promise.race([closed, sleep(ON_ITS_WAY_MILLIS)]);
      await caughtUp();
      for (const [socket, { size }] of answering) if (size === 0) socket.destroy();
      await closed;
      clearTimeout(cut);
    },
  };
};
