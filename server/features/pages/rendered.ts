/** A page becomes HTML once for each version, in a worker, however often it is read. */
import { createHash } from 'node:crypto';
import type { App } from '../../core/app.ts';
import { oneForEach, openCache } from '../../core/memory/cache.ts';
import { seconds } from '../../core/runtime/clock.ts';
import { worksIn } from '../../core/workers/work.ts';

const works = worksIn<typeof import('./markdown.work.ts')>(new URL('./markdown.work.ts', import.meta.url));
const keptPages = 40;
const pagesOf = oneForEach((_: App['workers']) => openCache<string>({ capacity: keptPages }));

/** HTML that is safe to insert. @throws RuleError TEXT_TOO_COMPLEX, BUSY */
export function rendered({ workers }: App, markdown: string): Promise<string> {
  const version = createHash('sha256').update(markdown).digest('base64url');
  const terms = { pace: 'quick', limitMs: seconds(5), tooMuch: 'TEXT_TOO_COMPLEX' } as const;
  return pagesOf(workers).get(version, () => workers.run(works('render'), markdown, terms));
}
