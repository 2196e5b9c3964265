/** A page becomes HTML once for each version, in a worker, however often it is read. */
import { createHash } from 'node:crypto';
import type { App } from '../../core/app.ts';
import { type Cache, openCache } from '../../core/cache.ts';
import { seconds } from '../../core/clock.ts';
import { worksIn } from '../../core/workers/work.ts';

const works = worksIn<typeof import('./markdown.work.ts')>(new URL('./markdown.work.ts', import.meta.url));
const keptPages = 40;
const pagesOf = new WeakMap<App['workers'], Cache<string>>();

/** HTML that is safe to insert. @throws RuleError TEXT_TOO_COMPLEX, BUSY */
export function rendered({ workers }: App, markdown: string): Promise<string> {
  const pages = pagesOf.get(workers) ?? openCache<string>({ capacity: keptPages });
  pagesOf.set(workers, pages);
  const version = createHash('sha256').update(markdown).digest('base64url');
  const terms = { pace: 'quick', limitMs: seconds(5), tooMuch: 'TEXT_TOO_COMPLEX' } as const;
  return pages.get(version, () => workers.run(works('render'), markdown, terms));
}
