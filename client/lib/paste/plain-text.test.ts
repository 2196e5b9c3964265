import { expect, test } from 'vitest';
import { cleanPlainText } from './plain-text.ts';

test.each([
  ['numbers', 'Ablauf\n1. Tür\n2. Licht', '<p>Ablauf</p><ol><li><p>Tür</p></li><li><p>Licht</p></li></ol>'],
  ['dashes', '- a\n- b\n\nEnde', '<ul><li><p>a</p></li><li><p>b</p></li></ul><p>Ende</p>'],
  ['indented signs', '* a\r\n  * b\r\n* c', '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>'],
  [
    'tabs',
    'Tag\tDienst\nMo\tFrüh',
    '<table><tbody><tr><td><p>Tag</p></td><td><p>Dienst</p></td></tr><tr><td><p>Mo</p></td><td><p>Früh</p></td></tr></tbody></table>',
  ],
  ['markup characters', '- <b>\n- &', '<ul><li><p>&lt;b&gt;</p></li><li><p>&amp;</p></li></ul>'],
])('reads %s as structure', (_, text, html) => {
  expect(cleanPlainText(text)).toBe(html);
});

test.each([
  ['prose', 'Ein Satz.\nNoch einer.'],
  ['a date', '1. Mai ist frei.\nDer Rest nicht.'],
  ['one dash', '- so nicht -\nweiter'],
  ['numbers that are not consecutive', '12. Mai\n3. Juni'],
])('leaves %s to the editor', (_, text) => {
  expect(cleanPlainText(text)).toBeNull();
});
