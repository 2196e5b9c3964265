import type { IncomingMessage, Server } from 'node:http';
import { getWSConnectionHandler, jsonEncoder } from '@trpc/server/adapters/ws';
import type { App } from '../../core/app.ts';
import type { EventData, Topic } from '../../core/events/events.ts';
import { addMs, minutes } from '../../core/runtime/clock.ts';
import { isEnded, sessionsEnded } from '../../features/auth/service.ts';
import { membershipBegan, membershipsEnded, rightsChanged } from '../../features/members/service.ts';
import { appRouter } from '../../router.ts';
import { socketContext } from '../context.ts';
import type { GuardedSocket } from './guarded-socket.ts';
import { type AcceptedSocket, openHandshake } from './handshake.ts';
import { trackOpenCalls } from './open-calls.ts';
import { type OwnedSocket, type SocketOwners, socketOwners } from './socket-owners.ts';

const sessionEndedCode = 4401;
const membershipEndedCode = 4403;
const reconnectCode = 1012;
const closeDelayMs = 100;
const roundMs = minutes(1);
/** Maximum delay until a socket closes whose rights ended without an event, by time or by a manual change. */
const checkIntervalMs = minutes(5);
const visitorLifetimeMs = minutes(1);

export function openSockets(
  app: App,
  server: Server,
  isForeignUpgrade: (request: IncomingMessage) => boolean = () => false,
) {
  const owners = socketOwners();
  const open = new Map<GuardedSocket, { owned: OwnedSocket | null; checkedAt: Date }>();
  let rightsEvents = 0;

  const handshake = openHandshake(app, {
    countRightsEvents: () => rightsEvents,
    onOpen: (admitted) => {
      const { socket } = admitted;
      const owned = ownedOf(admitted);
      if (owned !== null) owners.register(owned);
      open.set(socket, { owned, checkedAt: app.clock.now() });
      socket.once('close', () => open.delete(socket));
      connectToTrpc(app, admitted);
    },
  });

  server.on('upgrade', (request, socket, head) => {
    if (!isForeignUpgrade(request)) void handshake.handleUpgrade({ request, socket, head });
  });

  const stopListening = subscribeToRights(app, owners, {
    onEvent: () => {
      rightsEvents += 1;
    },
    onLost: () => {
      for (const socket of open.keys()) socket.end(reconnectCode);
    },
  });

  async function checkSockets(): Promise<void> {
    handshake.removeFullBuckets();
    const now = app.clock.now();
    for (const [socket, entry] of [...open]) {
      const { owned } = entry;
      if (owned === null && addMs(entry.checkedAt, visitorLifetimeMs) <= now) socket.end(sessionEndedCode);
      if (owned === null || addMs(entry.checkedAt, checkIntervalMs) > now) continue;
      entry.checkedAt = now;
      const code = await closeCodeAfterCheck(owned);
      if (code !== null) socket.end(code);
    }
  }
  const timer = setInterval(() => {
    checkSockets().catch((error: unknown) =>
      app.logger.warn({ err: error }, 'checking the permissions of open sockets failed'),
    );
  }, roundMs);
  timer.unref();

  return {
    checkNow: checkSockets,
    close: () => {
      clearInterval(timer);
      stopListening();
      const reconnectMessage = JSON.stringify({ id: null, method: 'reconnect' });
      for (const socket of open.keys()) {
        if (socket.readyState === socket.OPEN) socket.send(reconnectMessage);
        socket.close(1001);
      }
      handshake.server.close();
    },
  };
}

type RightsListeners = { onEvent: () => void; onLost: () => void };

function subscribeToRights(app: App, owners: SocketOwners, { onEvent, onLost }: RightsListeners): () => void {
  const closeDelayed = (socket: GuardedSocket, code: number) => void setTimeout(() => socket.end(code), closeDelayMs);
  const onChange = <Data extends EventData>(topic: Topic<Data>, listener: (data: Data) => void) =>
    app.events.subscribe(topic, (data) => {
      onEvent();
      listener(data);
    });
  const invalidateRights = (all: Iterable<OwnedSocket>): OwnedSocket[] => {
    const sockets = [...all];
    for (const { rights } of sockets) rights.invalidate();
    return sockets;
  };
  const unsubscribe = [
    onChange(sessionsEnded, (ended) => {
      for (const { socket, owner } of invalidateRights(owners.ofUser(ended.userId)))
        if (isEnded(ended, owner)) closeDelayed(socket, sessionEndedCode);
    }),
    onChange(membershipsEnded, (ended) => {
      const affected = 'orgId' in ended ? owners.ofOrganisation(ended.orgId) : owners.ofUser(ended.userId);
      for (const { socket } of invalidateRights(affected)) closeDelayed(socket, membershipEndedCode);
    }),
    onChange(rightsChanged, (changed) => {
      const affected = 'orgId' in changed ? owners.ofOrganisation(changed.orgId) : owners.ofUser(changed.userId);
      for (const { socket } of invalidateRights(affected)) closeDelayed(socket, reconnectCode);
    }),
    onChange(membershipBegan, ({ userId, orgId }) => {
      for (const owned of invalidateRights(owners.ofUser(userId))) owners.moveToOrganisation(owned, orgId);
    }),
    app.events.onReconnect(() => {
      onEvent();
      onLost();
    }),
  ];
  return () => {
    for (const end of unsubscribe) end();
  };
}

function ownedOf({ socket, identity: { session, user }, rights }: AcceptedSocket): OwnedSocket | null {
  if (session === null || user === null) return null;
  const { userId, organisation } = user;
  const owner = { userId, publicId: session.publicId, orgId: organisation?.organisationId ?? null };
  return { socket, owner, rights };
}

async function closeCodeAfterCheck({ owner, rights }: OwnedSocket): Promise<number | null> {
  const { user } = await rights.refresh();
  if (user === null) return sessionEndedCode;
  return (user.organisation?.organisationId ?? null) === owner.orgId ? null : reconnectCode;
}

function connectToTrpc(app: App, { socket, request, ...from }: AcceptedSocket): void {
  const calls = trackOpenCalls();
  const handleConnection = getWSConnectionHandler({
    // Unused, because sockets are passed to this handler one by one.
    wss: null as never,
    router: appRouter,
    createContext: () => socketContext(app, { request, ...from }),
    keepAlive: { enabled: true, pingMs: 25_000, pongWaitMs: 10_000 },
    experimental_encoder: {
      encode: (message) => {
        socket.requireReadingPeer();
        const { id } = message as { id: number | string };
        if (calls.recordAnswer(message))
          queueMicrotask(() => socket.inject(JSON.stringify({ id, method: 'subscription.stop' })));
        return jsonEncoder.encode(message);
      },
      decode: (data) => {
        const message = jsonEncoder.decode(data);
        const messages = Array.isArray(message) ? message : [message];
        if (!socket.consume(Math.max(0, messages.length - 1))) return [];
        const accepted = calls.acceptMessages(messages);
        if (accepted === null) socket.refuse();
        return accepted ?? [];
      },
    },
  });
  handleConnection(socket, request);
}
