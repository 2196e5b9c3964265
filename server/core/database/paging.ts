import { parse, stringify } from 'superjson';
import type { PageCursor } from '#shared/validation/bounds.ts';
import type { App } from '../app.ts';
import { RuleError } from '../errors.ts';

type Sealing = Pick<App, 'secrets'>;
/** `list`: name and owner; a cursor is valid for this list only. */
type Page = { app: Sealing; list: string; size: number; cursor: PageCursor };

export type TimeCursor = { at: Date; id: string };

/** Sealed, because the reader must not learn the exact time or person of a row. */
export const sealCursor = ({ secrets }: Sealing, list: string, position: unknown): string =>
  secrets.seal(stringify(position), `cursor of ${list}`);

/** @throws RuleError INVALID_INPUT for a cursor of another list or a forged one */
export function openCursor<Place>({ secrets }: Sealing, list: string, cursor: PageCursor): Place | null {
  if (cursor == null) return null;
  const text = secrets.open(cursor, `cursor of ${list}`);
  if (text === null) throw new RuleError('INVALID_INPUT');
  return parse<Place>(text);
}

/** `read` must return up to one row more than the page size, to detect a next page. */
export async function readPage<Row, Place>(
  { app, list, size, cursor }: Page,
  read: (take: number, after: Place | null) => Promise<Row[]>,
  positionOf: (last: Row) => Place,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const { rows, next } = cutPage(await read(size + 1, openCursor<Place>(app, list, cursor)), size);
  return { rows, nextCursor: next === null ? null : sealCursor(app, list, positionOf(next)) };
}

export function cutPage<Row>(found: readonly Row[], size: number): { rows: Row[]; next: Row | null } {
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? (rows.at(-1) ?? null) : null };
}
