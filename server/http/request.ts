import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { callKeyHeader, pageIdHeader } from '#shared/live.ts';
import type { Origin } from '../core/trpc/context.ts';

const requestIdKey = Symbol('requestId');
type Marked = IncomingMessage & { [requestIdKey]?: string };

/** A short name for the request, the same in the answer, in the log and in what the person reads. */
export function requestIdOf(request: IncomingMessage): string {
  const marked: Marked = request;
  marked[requestIdKey] ??= randomUUID().slice(0, 13);
  return marked[requestIdKey];
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const pageIdOf = (given: string | string[] | undefined): string | null =>
  typeof given === 'string' && uuid.test(given) ? given : null;

const callKeysOf = (given: string | string[] | undefined): Origin['callKeys'] =>
  typeof given === 'string' ? given.split(',', 10).map((key) => pageIdOf(key.trim())) : [];

export function originOf(request: IncomingMessage & { ip?: string | undefined }): Origin {
  return {
    requestId: requestIdOf(request),
    address: request.ip ?? request.socket.remoteAddress ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    pageId: pageIdOf(request.headers[pageIdHeader]),
    callKeys: callKeysOf(request.headers[callKeyHeader]),
  };
}

/** The address with what could be a token cut out, for the log. */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/^\/(verify-email|reset-password|invitation)\/.*/, '/$1/…').slice(0, 200);
}
