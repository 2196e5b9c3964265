import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than a statement may take in the database, so that whoever is cut off here has already got an error. */
const timeoutMs = 20_000;

/** Watches a server, so that the returned function can close it: no new connections, running requests to their end. */
export function prepareGracefulStop(server: Server): () => Promise<void> {
  const connections = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (_request, response) => {
    answering.add(response);
    response.once('close', () => answering.delete(response));
  });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    // Browsers open connections ahead of a request. Node counts them as busy.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // Else a browser would keep its connection, and with it this process, for seconds after the last answer.
    for (const response of answering) response.shouldKeepAlive = false;
    // Sockets whose other side has fallen silent never end by themselves.
    const timer = setTimeout(() => {
      for (const socket of connections) socket.destroy();
    }, timeoutMs);
    await closed;
    clearTimeout(timer);
  };
}
