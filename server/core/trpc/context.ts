import type { SessionUser } from '#shared/auth/session-user.ts';
import type { App } from '../app.ts';

export type RequestSession = { sessionHash: string; publicId: string };

export type Origin = {
  requestId: string;
  address: string;
  userAgent: string;
  pageId: string | null;
  callKeys: readonly (string | null)[];
};

export type Identity = { session: RequestSession | null; user: SessionUser | null };

export type Context = Identity & {
  app: App;
  origin: Origin;
  cookieHeader: string;
  setCookie: (value: string) => void;
  /**
   * For subscriptions, which outlive their session lookup: returns the current user, and looks the session up again
   * before it reports too few rights.
   */
  viaSocket: false | ((isEnough: (who: Identity) => boolean) => Promise<Identity>);
};

export type SignedInContext = Context & { session: RequestSession; user: SessionUser };
