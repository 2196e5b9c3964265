import { expect, test } from 'vitest';
import { secretsWith } from '../runtime/secrets.ts';
import { openCursor, readPage, sealCursor } from './paging.ts';

const app = { secrets: secretsWith('a key of a test that is long enough') };
const rows = Array.from({ length: 5 }, (_, index) => ({ at: new Date(index), name: `row ${index}` }));
type Row = (typeof rows)[number];

const page = (cursor: string | null, list = 'rows') =>
  readPage(
    { app, list, size: 2, cursor },
    async (take, after: Date | null) => rows.filter(({ at }) => after === null || at > after).slice(0, take),
    ({ at }: Row) => at,
  );

test('reads a list page by page with an opaque cursor', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const { rows: shown, nextCursor }: Awaited<ReturnType<typeof page>> = await page(cursor);
    seen.push(...shown.map(({ name }) => name));
    expect(Buffer.from(nextCursor?.slice(3) ?? '', 'base64url').toString('latin1')).not.toContain('1970');
    cursor = nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual(rows.map(({ name }) => name));
});

test('rejects cursors of another list, modified cursors and forged cursors', async () => {
  const { nextCursor } = await page(null);
  const own = nextCursor ?? '';
  for (const cursor of [
    '',
    'x',
    own.slice(0, -4),
    own.replace('v1.', 'v1.AAAA'),
    sealCursor(app, 'others', new Date(0)),
  ])
    await expect(page(cursor)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await expect(page(own, 'others')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect(openCursor<Date>(app, 'rows', own)).toEqual(new Date(1));
});
