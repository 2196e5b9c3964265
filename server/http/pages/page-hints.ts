import type { App } from '../../core/app.ts';
import { escapeMarkup } from '../../core/html/plain-text.ts';
import { hasSessionCookie } from '../../features/auth/service.ts';
import { getCurrentNotice } from '../../features/settings/service.ts';
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

/** Without a session cookie the page shows the guest view at once. Looks up no session. */
export const withSessionHint =
  ({ env }: App, fillHead: FillHead): FillHead =>
  (html, request, response) => {
    const hint = hasSessionCookie(env, request.headers.cookie ?? '') ? 'maybe' : 'none';
    return fillHead(html.replace(sessionPlaceholder, hint), request, response);
  };
