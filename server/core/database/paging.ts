/** Keyset pages: each page begins after the last row of the previous one, even if the list changed. */
import { parse, stringify } from 'superjson';
import type { PageCursor } from '#shared/validation/bounds.ts';
import type { App } from '../app.ts';
import { RuleError } from '../errors.ts';

type Sealing = Pick<App, 'secrets'>;
/** `list`: its name and whose it is. A cursor opens for this list only. */
type Page = { app: Sealing; list: string; size: number; cursor: PageCursor };

/** The place of a row in a list of rows by time. */
export type TimePlace = { at: Date; id: string };

/** Sealed, because the reader of a list may not know the exact moment or the person of a row. Public lists and the portal's have readable cursors. */
export const sealPlace = ({ secrets }: Sealing, list: string, place: unknown): string =>
  secrets.seal(stringify(place), `cursor of ${list}`);

/** @throws RuleError INVALID_INPUT for a cursor of another list, or none of ours */
export function openPlace<Place>({ secrets }: Sealing, list: string, cursor: PageCursor): Place | null {
  if (cursor == null) return null;
  const text = secrets.open(cursor, `cursor of ${list}`);
  if (text === null) throw new RuleError('INVALID_INPUT');
  return parse<Place>(text);
}

/** `read` is asked for one row more than a page has, which shows whether there is another page. */
export async function readPage<Row, Place>(
  { app, list, size, cursor }: Page,
  read: (take: number, after: Place | null) => Promise<Row[]>,
  placeOf: (last: Row) => Place,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const { rows, next } = cutPage(await read(size + 1, openPlace<Place>(app, list, cursor)), size);
  return { rows, nextCursor: next === null ? null : sealPlace(app, list, placeOf(next)) };
}

/** `next`: the last row of the page, if another page follows. */
export function cutPage<Row>(found: readonly Row[], size: number): { rows: Row[]; next: Row | null } {
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? (rows.at(-1) ?? null) : null };
}
