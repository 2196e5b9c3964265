import type { SessionUser } from '#shared/auth/session-user.ts';
import type { App } from '../app.ts';

/** The session of a request, by the hash under which it is stored. */
export type RequestSession = { sessionHash: string; publicId: string };

/** Where a request came from. `pageId`: of the browser's page that sent it, if it said so. */
export type Origin = {
  requestId: string;
  address: string;
  userAgent: string;
  pageId: string | null;
  /** Idempotency keys, one per call of the batch. */
  callKeys: readonly (string | null)[];
};

export type Who = { session: RequestSession | null; user: SessionUser | null };

export type Context = Who & {
  app: App;
  origin: Origin;
  /** Sets or clears the session cookie of the response; sockets cannot. */
  setCookie: (value: string) => void;
  /**
   * For a socket, which outlives what it knew when it was opened: who it belongs to now. Only subscriptions go through it.
   * What is known is looked up again before it is called not enough.
   */
  viaSocket: false | ((isEnough: (who: Who) => boolean) => Promise<Who>);
};

export type SignedInContext = Context & { session: RequestSession; user: SessionUser };
