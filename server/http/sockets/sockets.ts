import type { IncomingMessage, Server } from 'node:http';
import { getWSConnectionHandler, jsonEncoder } from '@trpc/server/adapters/ws';
import type { App } from '../../core/app.ts';
import type { EventData, Topic } from '../../core/events/events.ts';
import { later, minutes } from '../../core/runtime/clock.ts';
import { isEnded, sessionsEnded } from '../../features/auth/service.ts';
import { membershipBegan, membershipsEnded, rightsChanged } from '../../features/members/service.ts';
import { appRouter } from '../../router.ts';
import { socketContext } from '../context.ts';
import type { GuardedSocket } from './guarded-socket.ts';
import { type Admitted, openHandshake } from './handshake.ts';
import { socketCalls } from './open-calls.ts';
import { type Owned, type SocketOwners, socketOwners } from './socket-owners.ts';

const sessionEndedCode = 4401;
const membershipEndedCode = 4403;
const connectAgainCode = 1012;
const closeDelayMs = 100;
const roundMs = minutes(1);
/** Maximum delay until a socket closes whose rights ended without an event, by time or by a manual change. */
const checkIntervalMs = minutes(5);
const visitorLifetimeMs = minutes(1);

export function openSockets(app: App, server: Server, others: (request: IncomingMessage) => boolean = () => false) {
  const owners = socketOwners();
  const open = new Map<GuardedSocket, { owned: Owned | null; seenAt: Date }>();
  let heard = 0;

  const door = openHandshake(app, {
    countRightsEvents: () => heard,
    onOpen: (admitted) => {
      const { socket } = admitted;
      const owned = ownedOf(admitted);
      if (owned !== null) owners.remember(owned);
      open.set(socket, { owned, seenAt: app.clock.now() });
      socket.once('close', () => open.delete(socket));
      connectToTrpc(app, admitted);
    },
  });

  server.on('upgrade', (request, socket, head) => {
    if (!others(request)) void door.knock({ request, socket, head });
  });

  const stopHearing = subscribeToRights(app, owners, {
    onHeard: () => {
      heard += 1;
    },
    onLost: () => {
      for (const socket of open.keys()) socket.end(connectAgainCode);
    },
  });

  async function checkSockets(): Promise<void> {
    door.forget();
    const now = app.clock.now();
    for (const [socket, entry] of [...open]) {
      const { owned } = entry;
      if (owned === null && later(entry.seenAt, visitorLifetimeMs) <= now) socket.end(sessionEndedCode);
      if (owned === null || later(entry.seenAt, checkIntervalMs) > now) continue;
      entry.seenAt = now;
      const code = await closeCodeAfterCheck(owned);
      if (code !== null) socket.end(code);
    }
  }
  const round = setInterval(() => {
    checkSockets().catch((error: unknown) =>
      app.logger.warn({ err: error }, 'checking the permissions of open sockets failed'),
    );
  }, roundMs);
  round.unref();

  return {
    lookAround: checkSockets,
    close: () => {
      clearInterval(round);
      stopHearing();
      const connectAgain = JSON.stringify({ id: null, method: 'reconnect' });
      for (const socket of open.keys()) {
        if (socket.readyState === socket.OPEN) socket.send(connectAgain);
        socket.close(1001);
      }
      door.server.close();
    },
  };
}

type RightsListeners = { onHeard: () => void; onLost: () => void };

function subscribeToRights(app: App, owners: SocketOwners, { onHeard, onLost }: RightsListeners): () => void {
  const closeSoon = (socket: GuardedSocket, code: number) => void setTimeout(() => socket.end(code), closeDelayMs);
  const onChange = <Data extends EventData>(topic: Topic<Data>, listener: (data: Data) => void) =>
    app.events.subscribe(topic, (data) => {
      onHeard();
      listener(data);
    });
  const outdated = (all: Iterable<Owned>): Owned[] => {
    const found = [...all];
    for (const { rights } of found) rights.invalidate();
    return found;
  };
  const unsubscribe = [
    onChange(sessionsEnded, (ended) => {
      for (const { socket, owner } of outdated(owners.ofUser(ended.userId)))
        if (isEnded(ended, owner)) closeSoon(socket, sessionEndedCode);
    }),
    onChange(membershipsEnded, (ended) => {
      const left = 'orgId' in ended ? owners.ofOrganisation(ended.orgId) : owners.ofUser(ended.userId);
      for (const { socket } of outdated(left)) closeSoon(socket, membershipEndedCode);
    }),
    onChange(rightsChanged, (changed) => {
      const concerned = 'orgId' in changed ? owners.ofOrganisation(changed.orgId) : owners.ofUser(changed.userId);
      for (const { socket } of outdated(concerned)) closeSoon(socket, connectAgainCode);
    }),
    onChange(membershipBegan, ({ userId, orgId }) => {
      for (const owned of outdated(owners.ofUser(userId))) owners.move(owned, orgId);
    }),
    app.events.onReconnect(() => {
      onHeard();
      onLost();
    }),
  ];
  return () => {
    for (const end of unsubscribe) end();
  };
}

function ownedOf({ socket, who: { session, user }, rights }: Admitted): Owned | null {
  if (session === null || user === null) return null;
  const { userId, organisation } = user;
  const owner = { userId, publicId: session.publicId, orgId: organisation?.organisationId ?? null };
  return { socket, owner, rights };
}

async function closeCodeAfterCheck({ owner, rights }: Owned): Promise<number | null> {
  const { user } = await rights.refresh();
  if (user === null) return sessionEndedCode;
  return (user.organisation?.organisationId ?? null) === owner.orgId ? null : connectAgainCode;
}

function connectToTrpc(app: App, { socket, request, ...from }: Admitted): void {
  const calls = socketCalls();
  const connected = getWSConnectionHandler({
    // Unused, because sockets are passed to this handler one by one.
    wss: null as never,
    router: appRouter,
    createContext: () => socketContext(app, { request, ...from }),
    keepAlive: { enabled: true, pingMs: 25_000, pongWaitMs: 10_000 },
    experimental_encoder: {
      encode: (message) => {
        socket.requireReader();
        const { id } = message as { id: number | string };
        if (calls.answer(message))
          queueMicrotask(() => socket.inject(JSON.stringify({ id, method: 'subscription.stop' })));
        return jsonEncoder.encode(message);
      },
      decode: (data) => {
        const message = jsonEncoder.decode(data);
        const messages = Array.isArray(message) ? message : [message];
        if (!socket.consume(Math.max(0, messages.length - 1))) return [];
        const handedOn = calls.ask(messages);
        if (handedOn === null) socket.refuse();
        return handedOn ?? [];
      },
    },
  });
  connected(socket, request);
}
