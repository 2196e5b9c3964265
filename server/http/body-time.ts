import type { RequestHandler } from 'express';
import { minutes } from '../core/runtime/clock.ts';

const timeoutMs = minutes(1);

const isUpload = (method: string, path: string): boolean =>
  method === 'POST' && /^\/(?:files(?:\/logo)?|imports\/course|admin\/import\/(?:plan|take))$/.test(path);

/** Forms are small: whoever has not sent theirs after a minute is cut off. Uploads may take longer, but never fall silent. */
export const limitBodyTime: RequestHandler = (request, response, next) => {
  if (isUpload(request.method, request.path)) {
    // Without a listener Node ends the connection itself.
    request.setTimeout(timeoutMs);
    return next();
  }
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, timeoutMs);
  response.once('close', () => clearTimeout(timer));
  next();
};
