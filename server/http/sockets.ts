import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { applyWSSHandler } from '@trpc/server/adapters/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { App } from '../core/app.ts';
import { sessionsEnded } from '../features/auth/service.ts';
import { appRouter } from '../router.ts';
import { socketContext } from './context.ts';
import { isOwnOrigin } from './security.ts';

/** Closes with this code tell the browser that its session is over. */
export const sessionEndedCode = 4401;
const maxMessageBytes = 64 * 1024;
/** Lets the last message of a subscription arrive before its socket closes. */
const farewellMs = 100;

/** The one place where a request may become a socket: /trpc, from our own pages. Closes what belongs to an ended session. */
export function openSockets(app: App, server: Server, others: (request: IncomingMessage) => boolean = () => false) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  const bySession = new Map<string, Set<WebSocket>>();
  const handler = applyWSSHandler({
    wss: sockets,
    router: appRouter,
    createContext: async ({ req, res }) => {
      const context = await socketContext(app, req);
      if (context.session !== null) remember(bySession, context.session.publicId, res);
      return context;
    },
    keepAlive: { enabled: true, pingMs: 25_000, pongWaitMs: 10_000 },
  });

  server.on('upgrade', (request, socket: Duplex, head) => {
    if (others(request)) return;
    const isOurs = (request.url ?? '').split('?', 1)[0] === '/trpc' && isOwnOrigin(app.env, request);
    if (!isOurs) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  });

  const unsubscribe = app.events.subscribe(sessionsEnded, (ended) => {
    for (const publicId of Array.isArray(ended) ? ended.map(String) : []) {
      for (const socket of bySession.get(publicId) ?? []) setTimeout(() => socket.close(sessionEndedCode), farewellMs);
    }
  });

  return {
    close: () => {
      unsubscribe();
      handler.broadcastReconnectNotification();
      for (const socket of sockets.clients) socket.close(1001);
      sockets.close();
    },
  };
}

function remember(bySession: Map<string, Set<WebSocket>>, publicId: string, socket: WebSocket): void {
  const own = bySession.get(publicId) ?? new Set();
  bySession.set(publicId, own.add(socket));
  socket.once('close', () => {
    own.delete(socket);
    if (own.size === 0) bySession.delete(publicId);
  });
}
