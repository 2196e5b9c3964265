import type { Request, Response } from 'express';
import type { SessionUser } from '#shared/auth/session-user.ts';
import type { App } from '../../core/app.ts';
import { escapeMarkup } from '../../core/html/plain-text.ts';
import { hasSessionCookie } from '../../features/auth/service.ts';
import { getCurrentNotice } from '../../features/settings/service.ts';
import { httpContext } from '../context.ts';
import { serverFailureIn } from '../overload.ts';
import type { FillHead } from './client.ts';

const noticePlaceholder = '__NOTICE__';

export const withNotice =
  (app: App, fillHead: FillHead): FillHead =>
  (html, request, response) => {
    const notice = getCurrentNotice(app);
    const content = notice === null ? '' : escapeMarkup(JSON.stringify(notice));
    return fillHead(
      html.replace(noticePlaceholder, () => content),
      request,
      response,
    );
  };

const sessionPlaceholder = '__SESSION__';

/** The page contains its reader's account, so that it does not change after the first paint. Empty if unknown. */
export const withSession =
  (app: App, fillHead: FillHead): FillHead =>
  async (html, request, response) => {
    const user = await findUser(app, request, response);
    const content = user === undefined ? '' : escapeMarkup(JSON.stringify(user));
    return fillHead(
      html.replace(sessionPlaceholder, () => content),
      request,
      response,
    );
  };

/** Undefined if the database does not answer; the browser then asks again. */
async function findUser(app: App, request: Request, response: Response): Promise<SessionUser | null | undefined> {
  if (!hasSessionCookie(app.env, request.headers.cookie ?? '')) return null;
  try {
    return (await httpContext(app, request, response)).user;
  } catch (error) {
    if (serverFailureIn(error) === null) throw error;
    return undefined;
  }
}
