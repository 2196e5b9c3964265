/**
 * Public pages rendered for visitors without a session. Each request reads the page's data and renders only if the data
 * changed, so that no cache needs to be invalidated.
 */
import type { Server } from 'node:http';
import type { Request } from 'express';
import { isRenderedPath } from '#shared/paths.ts';
import type { RenderedPage } from '#shared/rendered-page.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { openCache } from '../../core/memory/cache.ts';
import { minutes, seconds } from '../../core/runtime/clock.ts';
import { workReference } from '../../core/workers/work.ts';
import { hasSessionCookie } from '../../features/auth/service.ts';
import { getInProcess } from '../in-process.ts';

const renderWorker = workReference<typeof import('./render.work.ts')>(new URL('./render.work.ts', import.meta.url));
const workOptions = { pace: 'quick', limitMs: seconds(5), tooMuch: 'BUSY' } as const;

/** After this time the browser renders the page itself; the result is cached for the next visitor. */
const maxWaitMs = seconds(1);
const maxRounds = 4;
const maxAnswerCharacters = 300_000;
const cacheBytes = 32 * 1024 * 1024;

type Answers = Record<string, string>;
type CachedPage = { page: RenderedPage; answers: Answers };
export type FindRenderedPage = (request: Request) => Promise<RenderedPage | null>;

export function openRenderedPages(app: App, server: Server): FindRenderedPage {
  const waitMs = app.env.NODE_ENV === 'test' ? minutes(1) : maxWaitMs;
  const pages = openCache<CachedPage>({ capacity: cacheBytes, weightOf: weightOfPage });

  async function read(addresses: readonly string[], request: Request): Promise<Answers> {
    const texts = await Promise.all(addresses.map((address) => readAddress(server, address, request)));
    return Object.fromEntries(addresses.map((address, index) => [address, texts[index] ?? '']));
  }

  async function render(path: string, request: Request, known: Answers = {}): Promise<CachedPage> {
    let answers = known;
    for (let round = 0; round < maxRounds; round++) {
      const result = await app.workers.run(renderWorker('render'), { path, answers }, workOptions);
      if (result.kind === 'page') return { page: result, answers };
      answers = { ...answers, ...(await read(result.addresses, request)) };
      if (charactersOf(answers) > maxAnswerCharacters) break;
    }
    throw new Unrenderable();
  }

  async function findCurrent(path: string, request: Request): Promise<RenderedPage> {
    const cached = await pages.get(path, () => render(path, request));
    const answers = await read(Object.keys(cached.answers), request);
    if (Object.entries(answers).every(([address, text]) => cached.answers[address] === text)) return cached.page;
    pages.invalidate(path);
    return (await pages.get(path, () => render(path, request, answers))).page;
  }

  return async (request) => {
    const { path, originalUrl, headers } = request;
    if (originalUrl !== path || !isRenderedPath(path) || hasSessionCookie(app.env, headers.cookie ?? '')) return null;
    const page = findCurrent(path, request).catch((error: unknown) => {
      if (!(error instanceof Unrenderable || error instanceof RuleError))
        app.logger.error({ path, err: error }, 'page not rendered');
      return null;
    });
    return Promise.race([page, new Promise<null>((resolve) => setTimeout(resolve, waitMs, null).unref())]);
  };
}

/** Missing, closed, limited or too large: the browser shows these pages itself. */
class Unrenderable extends Error {}

/** The visitor's address and browser count for limits as if the browser had asked. */
async function readAddress(server: Server, address: string, { ip = '', headers }: Request): Promise<string> {
  const { host = '', 'user-agent': userAgent = '' } = headers;
  const { status, body } = await getInProcess(server, { address, ip, headers: { host, 'user-agent': userAgent } });
  if (status !== 200) throw new Unrenderable();
  return body;
}

const charactersOf = (answers: Answers): number =>
  Object.values(answers).reduce((total, text) => total + text.length, 0);

const weightOfPage = ({ page, answers }: CachedPage): number =>
  2 * (page.html.length + page.data.length + charactersOf(answers));
