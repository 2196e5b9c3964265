import { expect, test } from 'vitest';
import { tableLimits } from '#shared/validation/bounds.ts';
import { RuleError } from '../errors.ts';
import { sanitiseText } from './sanitise.ts';

const tooComplex = new RuleError('TEXT_TOO_COMPLEX');
const table = (rows: number, columns: number) =>
  `<table><tbody>${`<tr>${'<td>a</td>'.repeat(columns)}</tr>`.repeat(rows)}</tbody></table>`;

test('keeps rows, cells and header cells of a table, and none of their attributes', () => {
  const html = `<table style="width:1px" class="x" onclick="x()"><thead><tr><th colspan="2" scope="col">Tag</th></tr></thead><tbody><tr><td rowspan="3" width="5">Mo</td></tr></tbody></table>`;
  expect(sanitiseText(html)).toBe(
    '<table><thead><tr><th>Tag</th></tr></thead><tbody><tr><td>Mo</td></tr></tbody></table>',
  );
});

test('removes captions, column definitions and scripts from a table', () => {
  const html =
    '<table><caption>x</caption><colgroup><col></colgroup><tr><td><script>y</script><p>z</p></td></tr></table>';
  expect(sanitiseText(html)).toBe('<table>x<tr><td><p>z</p></td></tr></table>');
});

test('accepts tables up to the limits and refuses larger ones', () => {
  const { rows, columns, cells } = tableLimits;
  expect(sanitiseText(table(rows, 1))).toContain('<td>a</td>');
  expect(sanitiseText(table(1, columns))).toContain('<td>a</td>');
  for (const html of [table(rows + 1, 1), table(1, columns + 1), table(cells / columns + 1, columns)])
    expect(() => sanitiseText(html)).toThrow(tooComplex);
});

test('refuses a table inside a table', () => {
  expect(() => sanitiseText('<table><tr><td><TABLE><tr><td>a</td></tr></TABLE></td></tr></table>')).toThrow(tooComplex);
});
