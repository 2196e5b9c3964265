import { z } from 'zod';
import { searchLimit } from '#shared/admin/list.ts';
import { choice, words } from '../../lib/use-wish.ts';

/** How a list of the portal is searched, sorted and filtered. */
export const listWish = <const Sorts extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sorts,
  filters: Filters,
) => z.object({ search: words(searchLimit), sort: choice(sorts), order: choice(['desc', 'asc']), ...filters });

/** The address of the file with what the list shows. */
export const exportAddress = (path: string, wish: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(wish)}`;
