import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { applyWSSHandler } from '@trpc/server/adapters/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { App } from '../core/app.ts';
import { isEnded, type SessionsEnded, sessionsEnded } from '../features/auth/service.ts';
import { membershipsEnded, rightsChanged } from '../features/members/service.ts';
import { appRouter } from '../router.ts';
import { socketContext } from './context.ts';
import { isOwnOrigin } from './security.ts';
import { socketOwners } from './socket-owners.ts';

/** Closes with this code tell the browser that its session is over. */
export const sessionEndedCode = 4401;
/** Closes with this code tell the browser that the person has left the organisation. */
export const membershipEndedCode = 4403;
/** Closes with this code tell the browser to connect again, nothing else. */
const connectAgainCode = 1012;
const maxMessageBytes = 64 * 1024;
/** Lets the last message of a subscription arrive before its socket closes. */
const farewellMs = 100;

/** The one place where a request may become a socket: /trpc, from our own pages. Closes what has outlived its rights. */
export function openSockets(app: App, server: Server, others: (request: IncomingMessage) => boolean = () => false) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  const owners = socketOwners();
  const handler = applyWSSHandler({
    wss: sockets,
    router: appRouter,
    createContext: async ({ req, res }) => {
      const context = await socketContext(app, req);
      const { session, user } = context;
      // Only from here on is heard what takes rights away; what happened before, the subscriptions see by their own look.
      if (session !== null && user !== null)
        owners.remember(res, {
          userId: user.userId,
          publicId: session.publicId,
          orgId: user.organisation?.organisationId ?? null,
        });
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

  const closeSoon = (socket: WebSocket, code: number) => void setTimeout(() => socket.close(code), farewellMs);
  const unsubscribe = [
    app.events.subscribe(sessionsEnded, (data) => {
      const ended = data as SessionsEnded;
      for (const { socket, owner } of owners.ofUser(ended.userId))
        if (isEnded(ended, owner)) closeSoon(socket, sessionEndedCode);
    }),
    app.events.subscribe(membershipsEnded, (data) => {
      const { userId, orgId } = data as { userId?: string; orgId?: string };
      const left = orgId === undefined ? owners.ofUser(userId ?? '') : owners.ofOrganisation(orgId);
      for (const { socket } of left) closeSoon(socket, membershipEndedCode);
    }),
    app.events.subscribe(rightsChanged, (data) => {
      const { userId } = data as { userId: string };
      for (const { socket } of owners.ofUser(userId)) closeSoon(socket, connectAgainCode);
    }),
    // What ended while events were not heard is found out by connecting again.
    app.events.onReconnect(() => {
      for (const socket of sockets.clients) socket.close(connectAgainCode);
    }),
  ];

  return {
    close: () => {
      for (const end of unsubscribe) end();
      handler.broadcastReconnectNotification();
      for (const socket of sockets.clients) socket.close(1001);
      sockets.close();
    },
  };
}
