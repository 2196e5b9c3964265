import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { App } from '../core/app.ts';
import type { Context, Who } from '../core/context.ts';
import { validateCookie } from '../features/auth/sessions.ts';
import { originOf } from './request.ts';

const contexts = new WeakMap<IncomingMessage, Context>();

/** Who asked, once that has been looked up. */
export const knownContext = (request: IncomingMessage): Context | null => contexts.get(request) ?? null;

export async function httpContext(app: App, request: Request, response: Response): Promise<Context> {
  const valid = await validateCookie(app, request.headers.cookie ?? '');
  const setCookie = (value: string) => void response.setHeader('Set-Cookie', value);
  if (valid?.renewedCookie) setCookie(valid.renewedCookie);
  const context: Context = {
    app,
    origin: originOf(request),
    session: valid?.session ?? null,
    user: valid?.user ?? null,
    setCookie,
    viaSocket: false,
  };
  contexts.set(request, context);
  return context;
}

/** A socket closes when its person or their rights change; every subscription looks again, for what changed in between. */
export async function socketContext(app: App, request: IncomingMessage): Promise<Context> {
  const look = async (): Promise<Who> => {
    const valid = await validateCookie(app, request.headers.cookie ?? '');
    return { session: valid?.session ?? null, user: valid?.user ?? null };
  };
  return { app, origin: originOf(request), ...(await look()), setCookie: () => undefined, viaSocket: look };
}
