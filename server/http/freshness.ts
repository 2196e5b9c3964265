import type { Request } from 'express';

/**
 * Whether the asker has this already (RFC 9110 §13.1.2). A proxy may weaken a tag on its way. Express's own `request.fresh` says no to
 * whoever sends `Cache-Control: no-cache` beside the tag, as `fetch` does by itself, and would send everything again.
 */
export const hasTag = ({ headers }: Request, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) === true;
