/**
 * Public pages rendered for visitors without a session. Each request reads the page's data again, and the cache is keyed
 * by that data, so that nothing needs to be invalidated.
 */
import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { isRenderedPath } from '#shared/paths.ts';
import type { RenderedPage } from '#shared/rendered-page.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { openCache } from '../../core/memory/cache.ts';
import { minutes, seconds } from '../../core/runtime/clock.ts';
import { openSemaphore } from '../../core/runtime/semaphore.ts';
import { workReference } from '../../core/workers/work.ts';
import { hasSessionCookie } from '../../features/auth/service.ts';
import { getInProcess } from '../in-process.ts';

const renderWorker = workReference<typeof import('./render.work.ts')>(new URL('./render.work.ts', import.meta.url));
const workOptions = { pace: 'quick', limitMs: seconds(5), tooMuch: 'BUSY' } as const;

/** After this time the browser renders the page itself; the result is cached for the next visitor. */
const maxWaitMs = seconds(1);
/** Leaves worker threads to other work, and bounds what many unknown addresses can cost. */
const renderBounds = { permits: 1, maxWaiting: 4 };
const maxRounds = 4;
const maxAnswerCharacters = 300_000;
const cacheBytes = 32 * 1024 * 1024;
const maxPaths = 5_000;
const pauseAfterFailureMs = seconds(30);

type Answers = Readonly<Record<string, string>>;
export type FindRenderedPage = (request: Request) => Promise<RenderedPage | null>;

export function openRenderedPages(app: App, server: Server): FindRenderedPage {
  const waitMs = app.env.NODE_ENV === 'test' ? minutes(1) : maxWaitMs;
  const renderPermits = openSemaphore(renderBounds);
  const pages = openCache<RenderedPage>({ capacity: cacheBytes, weightOf: weightOfPage });
  const addressesOf = new LRUCache<string, readonly string[]>({ max: maxPaths });
  const failed = new LRUCache<string, true>({ max: maxPaths, ttl: pauseAfterFailureMs });

  async function read(addresses: readonly string[], request: Request): Promise<Answers> {
    const texts = await Promise.all(addresses.map((address) => readAddress(server, address, request)));
    return Object.fromEntries(addresses.map((address, index) => [address, texts[index] ?? '']));
  }

  async function render(path: string, request: Request, known: Answers): Promise<RenderedPage> {
    let answers = known;
    for (let round = 0; round < maxRounds; round++) {
      const result = await app.workers.run(renderWorker('render'), { path, answers }, workOptions);
      if (result.kind === 'page') {
        addressesOf.set(path, Object.keys(answers));
        return answers === known ? result : pages.get(keyOf(path, answers), () => Promise.resolve(result));
      }
      answers = { ...answers, ...(await read(result.addresses, request)) };
      if (charactersOf(answers) > maxAnswerCharacters) break;
    }
    throw new Unrenderable();
  }

  async function findCurrent(path: string, request: Request): Promise<RenderedPage> {
    const answers = await read(addressesOf.get(path) ?? [], request);
    return pages.get(keyOf(path, answers), () => renderPermits.run(() => render(path, request, answers)));
  }

  const onFailure = (path: string) => (error: unknown) => {
    if (!(error instanceof RuleError)) failed.set(path, true);
    if (!(error instanceof RuleError || error instanceof Unrenderable))
      app.logger.error({ path, err: error }, 'page not rendered');
    return null;
  };

  return async (request) => {
    const { path, originalUrl, headers, method } = request;
    if (method !== 'GET' || originalUrl !== path || !isRenderedPath(path) || failed.has(path)) return null;
    if (hasSessionCookie(app.env, headers.cookie ?? '')) return null;
    const page = findCurrent(path, request).catch(onFailure(path));
    return Promise.race([page, new Promise<null>((resolve) => setTimeout(resolve, waitMs, null).unref())]);
  };
}

/** Missing, limited or too large: the browser shows these pages itself. */
class Unrenderable extends Error {}

/** The visitor's address and browser count for limits as if the browser had asked. */
async function readAddress(server: Server, address: string, { ip = '', headers }: Request): Promise<string> {
  const { host = '', 'user-agent': userAgent = '' } = headers;
  const { status, body } = await getInProcess(server, { address, ip, headers: { host, 'user-agent': userAgent } });
  if (status !== 200) throw new Unrenderable();
  return body;
}

function keyOf(path: string, answers: Answers): string {
  const hash = createHash('sha256').update(path);
  for (const [address, text] of Object.entries(answers)) hash.update(`\n${address}\n${text}`);
  return hash.digest('base64');
}

const charactersOf = (answers: Answers): number =>
  Object.values(answers).reduce((total, text) => total + text.length, 0);

const weightOfPage = ({ html, data }: RenderedPage): number => 2 * (html.length + data.length);
