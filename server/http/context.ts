import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { App } from '../core/app.ts';
import type { Context, Identity } from '../core/trpc/context.ts';
import { validateCookie } from '../features/auth/service.ts';
import { originOf } from './request.ts';
import type { SocketRights } from './sockets/socket-rights.ts';

const contexts = new WeakMap<IncomingMessage, Context>();

export const findContext = (request: IncomingMessage): Context | null => contexts.get(request) ?? null;

export async function httpContext(app: App, request: Request, response: Response): Promise<Context> {
  const cookieHeader = request.headers.cookie ?? '';
  const valid = await validateCookie(app, cookieHeader);
  const cookies = new Map<string, string>();
  const setCookie = (value: string) => {
    cookies.set(value.split('=', 1)[0] ?? '', value);
    response.setHeader('Set-Cookie', [...cookies.values()]);
  };
  if (valid?.renewedCookie) setCookie(valid.renewedCookie);
  const context: Context = {
    app,
    origin: originOf(request),
    session: valid?.session ?? null,
    user: valid?.user ?? null,
    cookieHeader,
    setCookie,
    viaSocket: false,
  };
  contexts.set(request, context);
  return context;
}

type SocketRequest = { request: IncomingMessage; address: string; identity: Identity; rights: SocketRights };

/** A socket closes when its person's rights change; its subscriptions query `rights` for newer changes. */
export const socketContext = (app: App, { request, address, identity, rights }: SocketRequest): Context => ({
  app,
  origin: { ...originOf(request), address },
  ...identity,
  cookieHeader: '',
  setCookie: () => undefined,
  viaSocket: rights.findIdentity,
});
