import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

export type DatabaseProxy = {
  url: string;
  cut: () => Promise<void>;
  freeze: () => void;
  restore: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const path = join(new URL(databaseUrl).searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server: Server = createServer((clientSocket) => {
    track(clientSocket);
    if (isFrozen) return;
    const databaseSocket = createConnection(path);
    track(databaseSocket);
    clientSocket.pipe(databaseSocket).pipe(clientSocket);
    clientSocket.on('close', () => databaseSocket.destroy());
    databaseSocket.on('close', () => clientSocket.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
  const port = await listen(0);
  const url = new URL(databaseUrl);
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const destroySockets = () => {
    for (const socket of sockets) socket.destroy();
  };
  const stopListening = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    destroySockets();
    await closed;
  };
  return {
    url: url.href,
    cut: stopListening,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    restore: async () => {
      isFrozen = false;
      destroySockets();
      if (!server.listening) await listen(port);
    },
    close: stopListening,
  };
}
