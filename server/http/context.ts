import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { App } from '../core/app.ts';
import type { Context } from '../core/context.ts';
import { validateCookie } from '../features/auth/sessions.ts';
import { originOf } from './request.ts';

export async function httpContext(app: App, request: Request, response: Response): Promise<Context> {
  const valid = await validateCookie(app, request.headers.cookie ?? '');
  const setCookie = (value: string) => void response.setHeader('Set-Cookie', value);
  if (valid?.renewedCookie) setCookie(valid.renewedCookie);
  return {
    app,
    origin: originOf(request),
    session: valid?.session ?? null,
    user: valid?.user ?? null,
    setCookie,
    viaSocket: false,
  };
}

/** A socket learns once who it belongs to and what they may; when either changes, it is closed. */
export async function socketContext(app: App, request: IncomingMessage): Promise<Context> {
  const valid = await validateCookie(app, request.headers.cookie ?? '');
  return {
    app,
    origin: originOf(request),
    session: valid?.session ?? null,
    user: valid?.user ?? null,
    setCookie: () => undefined,
    viaSocket: true,
  };
}
