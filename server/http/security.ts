import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import { errorTexts } from '#shared/texts/errors.ts';
import type { Env } from '../core/runtime/env.ts';

/** The nonce of the page being delivered; scripts and styles that carry it are ours. */
export const nonceOf = (response: Response): string => String(response.locals['nonce']);

const yearSeconds = 31_536_000;

/** What `hostHeaders` has said already is not said again. */
const onEveryAnswer: HelmetOptions = {
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'same-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
};

/** What is true of the whole host, on every answer from the first to the last: the quickest of them leave before any other step. */
export function hostHeaders(env: Env): RequestHandler {
  const isHttps = env.APP_URL.startsWith('https:');
  return (_request, response, next) => {
    if (isHttps) response.setHeader('Strict-Transport-Security', `max-age=${yearSeconds}; includeSubDomains`);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    next();
  };
}

/** RFC 9112 §3.2: proxies may disagree on which of two Host headers counts. */
export const hasOneHost = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1;

export const requireOneHost: RequestHandler = (request, response, next) => {
  if (hasOneHost(request)) return next();
  response.status(400).json({ error: { message: errorTexts.INVALID_INPUT } });
};

/** Answers that say who somebody is, or what is theirs, are kept by nobody. */
export const keptByNobody: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** Headers of answers that are data: nothing in them may be shown or run as a page. They are the same on each, and made once. */
export function dataHeaders(): RequestHandler {
  const headers = headersBy(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
      },
      ...onEveryAnswer,
    }),
  );
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** What a handler sets on an answer that it cannot tell from any other. */
function headersBy(handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  handler(response.req, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
}

/** Headers of every other answer: no foreign host, no eval, no inline script or style without this page's nonce. */
export function securityHeaders(env: Env): RequestHandler[] {
  const isDev = env.NODE_ENV === 'development';
  const nonce = (_request: IncomingMessage, response: unknown) => `'nonce-${nonceOf(response as Response)}'`;
  const setNonce: RequestHandler = (_request, response, next) => {
    response.locals['nonce'] = randomBytes(16).toString('base64');
    next();
  };
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", nonce],
        // Vite injects the styles of changed modules itself while developing.
        'style-src': isDev ? ["'self'", "'unsafe-inline'"] : ["'self'", nonce],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        // Videos in courses: files from anywhere, and the two players. Nothing is loaded before a person starts it.
        'media-src': ["'self'", 'https:'],
        'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
        'connect-src': ["'self'", socketOrigin(env)],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    ...onEveryAnswer,
  });
  return [setNonce, headers];
}

/** Older browsers do not count a socket to the own host as 'self'. */
const socketOrigin = ({ APP_URL }: Env): string => new URL(APP_URL).origin.replace(/^http/, 'ws');

/** True for requests that one of our own pages sent. Browsers say so in a header that pages cannot forge. */
export function isOwnOrigin(env: Env, request: IncomingMessage): boolean {
  const { origin } = request.headers;
  return origin !== undefined && [env.APP_URL, ...env.extraOrigins].some((url) => new URL(url).origin === origin);
}

/** Lax cookies travel with some foreign requests; what changes something has to come from our own pages. */
export const requireOwnOrigin =
  (env: Env): RequestHandler =>
  (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isOwnOrigin(env, request)) return next();
    response.status(403).json({ error: { message: errorTexts.FOREIGN_ORIGIN } });
  };
