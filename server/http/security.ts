import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import { errorTexts } from '#shared/texts/errors.ts';
import type { Env } from '../core/runtime/env.ts';

export const nonceOf = (response: Response): string => String(response.locals['nonce']);

const yearSeconds = 31_536_000;

const commonOptions: HelmetOptions = {
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'same-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
};

/** First, because the fastest routes answer before any other middleware. */
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

export const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** The content must not run as a page. Computed once, because the headers never vary. */
export function dataHeaders(): RequestHandler {
  const headers = captureHeaders(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
      },
      ...commonOptions,
    }),
  );
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

function captureHeaders(handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  handler(response.req, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
}

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
        'style-src': isDev ? ["'self'", "'unsafe-inline'"] : ["'self'", nonce],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        // Videos in courses: files of any host and two players. Nothing loads before a person starts it.
        'media-src': ["'self'", 'https:'],
        'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
        'connect-src': ["'self'", socketOrigin(env)],
        // Vite waits for a restarted server in a worker from a blob.
        ...(isDev && { 'worker-src': ["'self'", 'blob:'] }),
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    ...commonOptions,
  });
  return [setNonce, headers];
}

/** Older browsers do not treat a socket to the own host as 'self'. */
const socketOrigin = ({ APP_URL }: Env): string => new URL(APP_URL).origin.replace(/^http/, 'ws');

/** Browsers set the Origin header; pages cannot forge it. */
export function isOwnOrigin(env: Env, request: IncomingMessage): boolean {
  const { origin } = request.headers;
  return origin !== undefined && [env.APP_URL, ...env.extraOrigins].some((url) => new URL(url).origin === origin);
}

/** CSRF protection: browsers send lax cookies with some cross-site requests. */
export const requireOwnOrigin =
  (env: Env): RequestHandler =>
  (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isOwnOrigin(env, request)) return next();
    response.status(403).json({ error: { message: errorTexts.FOREIGN_ORIGIN } });
  };
