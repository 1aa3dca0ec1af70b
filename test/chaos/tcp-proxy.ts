import { connect, createServer, type Socket } from 'node:net';

/** Stands between a client and a server, and may do what networks do. */
export interface TcpProxy {
  readonly port: number;
  /** Holds back what goes through, in milliseconds. */
  delay: number;
  /** Cuts a connection after so many bytes of replies. */
  cutAfter: number;
  stop(): void;
}

export const startProxy = async (target: number): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    let replied = 0;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket);
          client.destroy();
          upstream.destroy();
        });
    }
    const pass = (to: Socket, bytes: Buffer): void => {
      if (proxy.delay === 0) to.write(bytes);
      else setTimeout(() => to.write(bytes), proxy.delay);
    };
    client.on('data', (bytes) => pass(upstream, bytes));
    upstream.on('data', (bytes) => {
      replied += bytes.length;
      if (replied <= proxy.cutAfter) pass(client, bytes);
      else client.end(bytes.subarray(0, Math.ceil(bytes.length / 2)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: TcpProxy = {
    port: (server.address() as { port: number }).port,
    delay: 0,
    cutAfter: Number.POSITIVE_INFINITY,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  return proxy;
};

/** A server that answers whatever it is asked with one of these, in turn. */
export const startBabbler = async (replies: readonly string[]): Promise<{ port: number; stop(): void }> => {
  let turn = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.on('data', () => socket.write(replies[turn++ % replies.length] as string));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
