import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** Below the system's range of ephemeral ports, so that no other program gets one by chance. */
const [lowest, pairs] = [20_000, 6_000];

/**
 * No other caller in any process gets this port while this process lives: listening on the upper port of a pair
 * reserves the lower one.
 */
export async function freePort(): Promise<number> {
  const start = randomInt(pairs);
  for (let attempt = 0; attempt < pairs; attempt++) {
    const port = lowest + 2 * ((start + attempt) % pairs);
    const claim = await listenOn(port + 1);
    if (claim === null) continue;
    const probe = await listenOn(port);
    if (probe === null) await close(claim);
    else {
      claim.unref();
      await close(probe);
      return port;
    }
  }
  throw new Error('no free port left');
}

function listenOn(port: number): Promise<Server | null> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));
