import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createWSClient, httpBatchLink, splitLink, wsLink } from '@trpc/client';
import { type ReactNode, useState } from 'react';
import { reconnectDelayMs } from '#shared/live.ts';
import { codeOf } from '../lib/errors.ts';
import { transformer } from '../lib/transformer.ts';
import { trpc } from '../trpc.ts';

const socketUrl = () => `${location.origin.replace(/^http/, 'ws')}/trpc`;

/** A refusal stays one however often it is asked for; only what may pass by itself is tried once more. */
const retryOnce = (failures: number, error: unknown) =>
  failures < 1 && (codeOf(error) === null || codeOf(error) === 'UNEXPECTED');

function createClients() {
  const queryClient = new QueryClient({
    defaultOptions: {
      // Asked even when the browser believes to be offline: the server may be this very machine, and a refusal is said aloud.
      queries: { retry: retryOnce, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  const socket = createWSClient({
    url: socketUrl,
    lazy: { enabled: true, closeMs: 1_000 },
    retryDelayMs: reconnectDelayMs,
    // A network that is lost without a word closes no socket; only silence tells.
    keepAlive: { enabled: true, intervalMs: 25_000, pongTimeoutMs: 10_000 },
  });
  const client = trpc.createClient({
    links: [
      splitLink({
        condition: (operation) => operation.type === 'subscription',
        true: wsLink({ client: socket, transformer }),
        false: httpBatchLink({ url: '/trpc', transformer, maxItems: 10 }),
      }),
    ],
  });
  return { queryClient, client };
}

export function DataProvider({ children }: { children: ReactNode }) {
  const [{ queryClient, client }] = useState(createClients);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
