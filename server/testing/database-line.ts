import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

export type DatabaseLine = {
  url: string;
  cut: () => Promise<void>;
  freeze: () => void;
  mend: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const path = join(new URL(databaseUrl).searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const ends = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket) => {
    ends.add(socket);
    socket.on('error', () => undefined).on('close', () => ends.delete(socket));
  };
  const server: Server = createServer((near) => {
    keep(near);
    if (isFrozen) return;
    const far = createConnection(path);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
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
  const hangUp = () => {
    for (const socket of ends) socket.destroy();
  };
  const stopListening = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    hangUp();
    await closed;
  };
  return {
    url: url.href,
    cut: stopListening,
    freeze: () => {
      isFrozen = true;
      for (const socket of ends) socket.unpipe().pause();
    },
    mend: async () => {
      isFrozen = false;
      hangUp();
      if (!server.listening) await listen(port);
    },
    close: stopListening,
  };
}
