/** Renders public pages for visitors. Built by `vite build --ssr` and run in a worker thread. */
import './app/styles.css';
import { dehydrate, type Query, type QueryClient, skipToken } from '@tanstack/react-query';
import { httpLink } from '@trpc/client';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import superjson from 'superjson';
import type { RenderInput, RenderResult } from '#shared/rendered-page.ts';
import { App } from './app/App.tsx';
import { LoadedFiles } from './app/lazy-component.tsx';
import { loadPage } from './app/routes.tsx';
import { transport } from './lib/requests/read-json.ts';

/** A query may depend on the answer of another. */
const maxPasses = 5;

export async function renderPage({ path, answers }: RenderInput): Promise<RenderResult> {
  await loadPage(path);
  const missing = new Set<string>();
  transport.fetch = answerFrom(answers, missing);
  const page = pageOf(path);
  for (let pass = 0; pass < maxPasses; pass++) {
    const html = await page.render();
    const pending = page.queryClient().getQueryCache().getAll().filter(isPending);
    for (const query of pending) query.fetch().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    if (missing.size > 0) return { kind: 'missing', addresses: [...missing] };
    if (pending.length > 0) continue;
    const data = superjson.stringify(dehydrate(page.queryClient(), answersOnly)).replaceAll('<', '\\u003c');
    return { kind: 'page', html, data, files: [...page.files] };
  }
  throw new Error(`${path} needs more than ${maxPasses} rounds of queries`);
}

/** Answers without stream, so that all are processed before the next timer. Missing answers never arrive. */
const answerFrom =
  (answers: RenderInput['answers'], missing: Set<string>): typeof transport.fetch =>
  (address) => {
    const text = answers[String(address)];
    if (text !== undefined)
      return Promise.resolve({ ok: true, status: 200, json: async () => JSON.parse(text) } as Response);
    missing.add(String(address));
    return new Promise(() => undefined);
  };

const isPending = ({ state, options }: Query): boolean =>
  state.data === undefined && options.queryFn !== skipToken && (options as { enabled?: unknown }).enabled !== false;

/** A script of the page applies them, because the policy forbids style attributes. */
const withoutStyleAttributes = (html: string): string =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(' style="', ' data-style="'));

/** Data that a query takes from the browser, such as stored choices, stays there. */
const answersOnly = { shouldDehydrateQuery: ({ state }: Query): boolean => state.dataUpdateCount > 0 };

function pageOf(path: string) {
  const link = httpLink({
    url: '/trpc',
    transformer: superjson,
    fetch: (address, init) => transport.fetch(address as string, init as RequestInit),
  });
  const files = new Set<string>();
  let queryClient: QueryClient | undefined;
  const inRouter = (children: ReactNode) => <StaticRouter location={path}>{children}</StaticRouter>;
  const render = async () => {
    const data = queryClient === undefined ? null : dehydrate(queryClient, answersOnly);
    const onReady = (client: QueryClient) => {
      queryClient = client;
    };
    const { prelude } = await prerender(
      <LoadedFiles value={files}>
        <App transport={{ link, retryDelayMs: 0 }} prefetched={{ data, onReady }} inRouter={inRouter} />
      </LoadedFiles>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    return withoutStyleAttributes(await new Response(prelude).text());
  };
  return {
    files,
    render,
    queryClient: () => {
      if (queryClient === undefined) throw new Error('the page is not rendered yet');
      return queryClient;
    },
  };
}
