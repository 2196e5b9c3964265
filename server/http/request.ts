import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Origin } from '../core/context.ts';

const requestIdKey = Symbol('requestId');
type Marked = IncomingMessage & { [requestIdKey]?: string };

/** A short name for the request, the same in the answer, in the log and in what the person reads. */
export function requestIdOf(request: IncomingMessage): string {
  const marked: Marked = request;
  marked[requestIdKey] ??= randomUUID().slice(0, 13);
  return marked[requestIdKey];
}

export function originOf(request: IncomingMessage & { ip?: string | undefined }): Origin {
  return {
    requestId: requestIdOf(request),
    address: request.ip ?? request.socket.remoteAddress ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
  };
}

/** The address with what could be a token cut out, for the log. */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/^\/(verify-email|reset-password|invitation)\/.*/, '/$1/…').slice(0, 200);
}
