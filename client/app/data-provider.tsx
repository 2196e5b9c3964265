import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createWSClient,
  type HTTPBatchLinkOptions,
  httpBatchLink,
  retryLink,
  splitLink,
  type TRPCLink,
  wsLink,
} from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import { type ReactNode, useState } from 'react';
import superjson from 'superjson';
import {
  createReconnectBackoff,
  idempotencyKeyHeader,
  pageIdHeader,
  reconnectDelayMs,
} from '#shared/live-connection.ts';
import { codeOf } from '../lib/errors.ts';
import { pageId } from '../lib/new-id.ts';
import { type PageData, storePageData } from '../lib/prefetched.ts';
import { callKeyLink, carriesToken, keysOf } from '../lib/requests/call-keys.ts';
import { deliveredAccount } from '../lib/session.ts';
import { type AppRouter, trpc } from '../trpc.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries only temporary failures: a repeated request would be refused again. */
const retryOnce = (failures: number, error: unknown) =>
  failures < 1 && (codeOf(error) === null || codeOf(error) === 'UNEXPECTED');

export type Transport = { link: TRPCLink<AppRouter>; retryDelayMs: number };

const batch: HTTPBatchLinkOptions<AppRouter['_def']['_config']['$types']> = {
  url: '/trpc',
  transformer: superjson,
  maxItems: 10,
  headers: ({ opList }) => {
    const keys = keysOf(opList);
    return { [pageIdHeader]: pageId, ...(keys !== null && { [idempotencyKeyHeader]: keys }) };
  },
};

function serverTransport(): Transport {
  const connection = createReconnectBackoff();
  const socket = createWSClient({
    // After a refused connection, waits before reconnecting, also on another page. Only live updates wait.
    url: async () => {
      const remainingMs = connection.restMs();
      if (remainingMs > 0) await wait(remainingMs);
      return `${location.origin.replace(/^http/, 'ws')}/trpc`;
    },
    lazy: { enabled: true, closeMs: 1_000 },
    onClose: (cause) => connection.onClose(cause?.code),
    // The wait in `url` is not part of it, so that requests in the meantime join the same connection attempt.
    retryDelayMs: reconnectDelayMs,
    // A lost network may keep the socket open; only missing pongs reveal it.
    keepAlive: { enabled: true, intervalMs: 25_000, pongTimeoutMs: 10_000 },
  });
  const link = splitLink<AppRouter>({
    condition: (operation) => operation.type === 'subscription',
    true: [
      // A subscription also fails if the connection closes before it is sent. Only an error of the server is final.
      retryLink({ retry: ({ error }) => error.data === undefined, retryDelayMs: connection.delayMs }),
      wsLink({ client: socket, transformer: superjson }),
    ],
    false: splitLink<AppRouter>({
      condition: ({ type, input }) => type === 'query' && carriesToken(input),
      true: httpBatchLink({ ...batch, methodOverride: 'POST' }),
      false: httpBatchLink(batch),
    }),
  });
  return { link, retryDelayMs: 1_000 };
}

/** `onReady` receives the cache before the first render. */
export type Prefetched = { data: PageData | null; onReady?: (queryClient: QueryClient) => void };

/** A page rendered by the server does not repeat its queries. */
const freshMs = 10_000;

function createClients({ link, retryDelayMs }: Transport, { data, onReady }: Prefetched) {
  const hashes = new Set(data?.queries.map(({ queryHash }) => queryHash));
  const isFresh = (query: Query) => hashes.has(query.queryHash) && Date.now() - query.state.dataUpdatedAt < freshMs;
  const queryClient = new QueryClient({
    defaultOptions: {
      // Ignores the browser's offline state, because the server may run on the same machine.
      queries: {
        retry: retryOnce,
        retryDelay: retryDelayMs,
        refetchOnWindowFocus: false,
        refetchOnMount: (query: Query) => !isFresh(query),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  const account = deliveredAccount();
  if (account !== undefined) queryClient.setQueryData(getQueryKey(trpc.auth.me, undefined, 'query'), account);
  if (data !== null) storePageData(queryClient, data);
  onReady?.(queryClient);
  return { queryClient, client: trpc.createClient({ links: [callKeyLink, link] }) };
}

type DataProviderProps = { transport?: Transport; prefetched?: Prefetched; children: ReactNode };

export function DataProvider({ transport, prefetched = { data: null }, children }: DataProviderProps) {
  const [{ queryClient, client }] = useState(() => createClients(transport ?? serverTransport(), prefetched));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
