import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Exceeds the statement timeout of the database, so that interrupted requests have received an error. */
const timeoutMs = 20_000;

export function prepareGracefulStop(server: Server): () => Promise<void> {
  const connections = new Set<Socket>();
  const openResponses = new Set<ServerResponse>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (_request, response) => {
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
  });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    // Browsers open connections ahead of a request. Node counts them as busy.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // Otherwise keep-alive would delay the end of the process by seconds.
    for (const response of openResponses) response.shouldKeepAlive = false;
    const timer = setTimeout(() => {
      for (const socket of connections) socket.destroy();
    }, timeoutMs);
    await closed;
    clearTimeout(timer);
  };
}
