import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import superjson from 'superjson';

/** The data of a page that the server rendered. */
export type PageData = DehydratedState;

/** Counts the data as loaded now: the clock of the server may differ. */
export function storePageData(queryClient: QueryClient, { queries, mutations }: PageData): void {
  const dataUpdatedAt = Date.now();
  const current = queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }));
  hydrate(queryClient, { queries: current, mutations });
}

/** Null if the server did not render this page. */
export function readPageData(): PageData | null {
  const text = document.getElementById('page-data')?.textContent;
  return text ? superjson.parse<PageData>(text) : null;
}
