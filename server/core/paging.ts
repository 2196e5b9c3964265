/**
 * One page of a list by cursor: what comes behind the last row that was seen, however the list has changed in between.
 * `read` is asked for one row more than a page has, which says whether there is another one.
 */
export async function readPage<Row, Cursor>(
  size: number,
  read: (take: number) => Promise<Row[]>,
  cursorOf: (last: Row) => Cursor,
): Promise<{ rows: Row[]; nextCursor: Cursor | null }> {
  const found = await read(size + 1);
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > size && last !== undefined ? cursorOf(last) : null };
}
