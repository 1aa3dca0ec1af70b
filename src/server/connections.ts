import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request may be on its way on a connection that looks idle; so long it may take. */
const ON_ITS_WAY_MILLIS = 150;

export interface Connections {
  /** Takes no new ones and ends those that wait for nothing; resolves when the last answer is out and all are gone. */
  drain(limit: number): Promise<void>;
}

/**
 * Knows which connections still have an answer to get. Node's own closing takes a connection for idle as soon as its
 * answer is written, though most of a large one may not be sent yet, and would cut it off.
 */
export const watchConnections = (server: Server): Connections => {
  /** Answers under way on each open connection. */
  const answering = new Map<Socket, number>();
  let draining = false;
  const count = (socket: Socket, change: number): void => {
    const before = answering.get(socket);
    // An answer that is given up ends after its connection, which is forgotten by then.
    if (before === undefined) return;
    const left = before + change;
    answering.set(socket, left);
    // Flushes what is written before it closes.
    if (draining && left === 0) socket.destroySoon();
  };
  server.on('connection', (socket) => {
    answering.set(socket, 0);
    socket.once('close', () => answering.delete(socket));
  });
  // Before the application has answered.
  server.prependListener('request', ({ socket }, response) => {
    // Told only when the port is free: until then a client that is sent away would come back and be cut off.
    if (draining) response.setHeader('Connection', 'close');
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  return {
    async drain(limit) {
      draining = true;
      // Not the HTTP server's own close: that is the one that cuts answers off.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      const cut = setTimeout(() => server.closeAllConnections(), limit);
      await Promise.race([closed, sleep(ON_ITS_WAY_MILLIS)]);
      for (const [socket, left] of answering) if (left === 0) socket.destroy();
      await closed;
      clearTimeout(cut);
    },
  };
};
