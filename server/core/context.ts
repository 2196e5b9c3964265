import type { SessionUser } from '#shared/auth/session-user.ts';
import type { App } from './app.ts';

/** The session of a request, by the hash under which it is stored. */
export type RequestSession = { sessionHash: string; publicId: string };

/** Where a request came from. */
export type Origin = { requestId: string; address: string; userAgent: string };

export type Context = {
  app: App;
  origin: Origin;
  session: RequestSession | null;
  user: SessionUser | null;
  /** Sets or clears the session cookie of the response; sockets cannot. */
  setCookie: (value: string) => void;
  /** A socket keeps the rights of when it was opened, so nothing but subscriptions may be called through it. */
  viaSocket: boolean;
};

export type SignedInContext = Context & { session: RequestSession; user: SessionUser };
