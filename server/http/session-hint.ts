/**
 * Tells the page whether the browser brought the cookie of a session along: whoever has none is a guest for sure, and the page
 * need not wait for an answer to show what guests see. Nobody is looked up for it.
 */
import type { App } from '../core/app.ts';
import { bringsSession } from '../features/auth/service.ts';
import type { FillHead } from './client.ts';

const placeholder = '__SESSION__';

export const withSessionHint =
  ({ env }: App, fillHead: FillHead): FillHead =>
  (html, request, response) => {
    const hint = bringsSession(env, request.headers.cookie ?? '') ? 'maybe' : 'none';
    return fillHead(html.replace(placeholder, hint), request, response);
  };
