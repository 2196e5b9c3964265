import type { RequestHandler } from 'express';
import { minutes } from '../core/clock.ts';

const patienceMs = minutes(1);

export const isUpload = (method: string, path: string): boolean =>
  method === 'POST' && /^\/(?:files(?:\/logo)?|imports\/course)$/.test(path);

/** Forms are small: whoever has not sent theirs after a minute is cut off. Uploads may take longer, but never fall silent. */
export const limitBodyTime: RequestHandler = (request, response, next) => {
  if (isUpload(request.method, request.path)) {
    // Without a listener Node ends the connection itself.
    request.setTimeout(patienceMs);
    return next();
  }
  const patience = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, patienceMs);
  response.once('close', () => clearTimeout(patience));
  next();
};
