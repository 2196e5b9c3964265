/** Cheap checks come first: origin, rate per address, number of sockets. Then one query identifies the session. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddress from 'proxy-addr';
import { WebSocketServer } from 'ws';
import type { App } from '../../core/app.ts';
import { isOverloaded } from '../../core/database/db.ts';
import type { Env } from '../../core/runtime/env.ts';
import { householdOf } from '../../core/runtime/network.ts';
import { openSlotsByKey } from '../../core/runtime/semaphore.ts';
import type { Identity } from '../../core/trpc/context.ts';
import { recheckSession, validateCookie } from '../../features/auth/service.ts';
import { hasOneHost, isOwnOrigin } from '../security.ts';
import { GuardedSocket } from './guarded-socket.ts';
import {
  addressVisitorCalls,
  bucketsByKey,
  handshakeRate,
  maxFragments,
  maxMessageBytes,
  maxVisitorsPerAddress,
  personCalls,
  tokenBucket,
  visitorCalls,
} from './socket-limits.ts';
import { type SocketRights, socketRights } from './socket-rights.ts';

type UpgradeRequest = { request: IncomingMessage; socket: Duplex; head: Buffer };
export type AcceptedSocket = {
  socket: GuardedSocket;
  request: IncomingMessage;
  address: string;
  identity: Identity;
  rights: SocketRights;
};
type HandshakeOptions = { countRightsEvents: () => number; onOpen: (admitted: AcceptedSocket) => void };
const noIdentity: Identity = { session: null, user: null };

export function openHandshake(app: App, { countRightsEvents, onOpen }: HandshakeOptions) {
  const limits = () => app.settings.current().limits;
  const server = new WebSocketServer({
    noServer: true,
    WebSocket: GuardedSocket,
    maxPayload: maxMessageBytes,
    maxFragments,
    autoPong: false,
  });
  const arrivals = bucketsByKey(() => handshakeRate(limits().socketsPerAddress));
  const calls = { person: bucketsByKey(personCalls), visitors: bucketsByKey(addressVisitorCalls) };
  const slots = { address: openSlotsByKey(), person: openSlotsByKey(), visitors: openSlotsByKey() };

  function open({ request, socket, head }: UpgradeRequest): GuardedSocket | null {
    let opened: GuardedSocket | null = null;
    // Synchronous; the callback is not called for an invalid handshake.
    server.handleUpgrade(request, socket, head, (guarded) => {
      opened = guarded;
      guarded.on('error', () => undefined);
      socket.prependListener('data', (chunk: Buffer) => guarded.countBytes(chunk.length));
    });
    return opened;
  }

  const refuse = (arrival: UpgradeRequest) => open(arrival)?.refuse();

  function acquirePersonSlot({ user }: Identity, network: string): (() => void) | null {
    if (user === null) return slots.visitors.acquire(network, maxVisitorsPerAddress);
    return slots.person.acquire(user.userId, limits().socketsPerPerson);
  }

  async function admit(arrival: UpgradeRequest, network: string): Promise<void> {
    const { request, socket } = arrival;
    const { identity, isFresh } = await lookUpOwner(app, request, countRightsEvents);
    if (socket.destroyed) return;
    const releasePersonSlot = acquirePersonSlot(identity, network);
    if (releasePersonSlot === null) return refuse(arrival);
    socket.once('close', releasePersonSlot);
    const guarded = open(arrival);
    if (guarded === null) return;
    const { session, user } = identity;
    const address = clientAddress(app.env, request);
    if (user === null) guarded.addLimits(tokenBucket(visitorCalls), calls.visitors.get(network));
    else guarded.addLimits(calls.person.get(user.userId));
    const recheck = async () => (session === null ? noIdentity : recheckSession(app, session));
    onOpen({
      socket: guarded,
      request,
      address,
      identity,
      rights: socketRights({ first: identity, isFresh, lookUp: recheck }),
    });
  }

  return {
    server,
    handleUpgrade: async (arrival: UpgradeRequest): Promise<void> => {
      const { request, socket } = arrival;
      // Node has detached its own listeners, and an error without a listener would end the process.
      socket.on('error', () => socket.destroy());
      if (!hasOneHost(request)) return rejectHandshake(socket, '400 Bad Request');
      if (!isSocketPath(request) || !isOwnOrigin(app.env, request)) return rejectHandshake(socket, '403 Forbidden');
      const network = householdOf(clientAddress(app.env, request));
      if (!arrivals.get(network).consume()) return rejectHandshake(socket, '429 Too Many Requests');
      const releaseAddressSlot = slots.address.acquire(network, limits().socketsPerAddress);
      if (releaseAddressSlot === null) return refuse(arrival);
      socket.once('close', releaseAddressSlot);
      if (isOverloaded(app.db.pool)) return rejectHandshake(socket, '503 Service Unavailable');
      await admit(arrival, network).catch((error: unknown) => {
        app.logger.warn({ err: error }, 'opening a socket failed');
        rejectHandshake(socket, '503 Service Unavailable');
      });
    },
    removeFullBuckets: () => {
      for (const buckets of [arrivals, calls.person, calls.visitors]) buckets.forgetFull();
    },
  };
}

type OwnerLookup = { identity: Identity; isFresh: boolean };

/** A rights event during the lookup may concern this person, so the lookup is repeated. */
async function lookUpOwner(app: App, request: IncomingMessage, countRightsEvents: () => number): Promise<OwnerLookup> {
  for (let attempt = 1; ; attempt++) {
    const before = countRightsEvents();
    const valid = await validateCookie(app, request.headers.cookie ?? '');
    const isFresh = countRightsEvents() === before;
    if (isFresh || attempt === 3)
      return { identity: { session: valid?.session ?? null, user: valid?.user ?? null }, isFresh };
  }
}

/** tRPC joins the path with the Host header, which clients can forge. */
function isSocketPath({ url = '', headers }: IncomingMessage): boolean {
  return url.split('?', 1)[0] === '/trpc' && URL.canParse(url, `http://${headers.host ?? 'localhost'}`);
}

function rejectHandshake(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

export const clientAddress = ({ TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>, request: IncomingMessage): string =>
  proxyAddress(request, (_address, hop) => hop < TRUST_PROXY) ?? '';
