/** Brings the announcement along with the page, so that it stands there from the first moment and pushes nothing down later. */
import type { App } from '../core/app.ts';
import { escapeMarkup } from '../core/html/escape.ts';
import { currentNotice } from '../features/settings/service.ts';
import type { FillHead } from './client.ts';

const placeholder = '__NOTICE__';

export const withNotice =
  (app: App, fillHead: FillHead): FillHead =>
  (html, request, response) => {
    const notice = currentNotice(app);
    const content = notice === null ? '' : escapeMarkup(JSON.stringify(notice));
    return fillHead(
      html.replace(placeholder, () => content),
      request,
      response,
    );
  };
