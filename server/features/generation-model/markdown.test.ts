import { expect, test } from 'vitest';
import { plainParagraphs } from '../../core/html/plain-text.ts';
import { sanitiseText } from '../../core/html/sanitise.ts';
import { htmlOf } from './markdown.ts';

test.each([
  ['### Händewaschen\n\nErst **nass** machen.', '<h3>Händewaschen</h3><p>Erst <strong>nass</strong> machen.</p>'],
  ['# Titel\n\n##### Klein', '<h3>Titel</h3><h4>Klein</h4>'],
  ['1. Nass machen\n2. Seifen', '<ol>\n<li>Nass machen</li>\n<li>Seifen</li>\n</ol>'],
  ['> Merke: 30 Sekunden', '<blockquote>\n<p>Merke: 30 Sekunden</p>\n</blockquote>'],
  ['[Hier klicken](https://boese.example)', '<p>Hier klicken</p>'],
  ['![Bild](https://boese.example/x.png) Text', '<p> Text</p>'],
  ['[Hier][1]\n\n[1]: https://boese.example', '<p>Hier</p>'],
  ['<script>alert(1)</script>\n\nText', '<p>Text</p>'],
  ['Ein <b onclick="x()">Wort</b> <img src=x onerror=y>', '<p>Ein Wort</p>'],
  ['Bei < 5 °C & mehr', '<p>Bei &lt; 5 °C &amp; mehr</p>'],
  ['| Stoff | Menge |\n|---|---|\n| Seife | 3 ml |', '<ul><li>Seife; Menge: 3 ml</li></ul>'],
  ['javascript:alert(1) <javascript:alert(1)>', '<p>javascript:alert(1) javascript:alert(1)</p>'],
  ['<div></div>', ''],
  ['   \n ', ''],
])('%j becomes %j', (markdown, html) => {
  const made = htmlOf(markdown);
  expect(made.replace(/ <\/p>/g, '</p>')).toBe(html);
  expect(made === '' ? '' : sanitiseText(made)).not.toMatch(/<a|<img|<script|onclick/);
});

test.each([
  ['>'.repeat(20_000)],
  ['> '.repeat(20_000)],
  ['['.repeat(20_000)],
  [Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ['<a '.repeat(9_000)],
  ['*_'.repeat(10_000)],
  ['`'.repeat(20_000)],
  [`\u0000\ud800${'a'.repeat(100_000)}`],
])('limits hostile markdown in size and time (%#)', (markdown) => {
  const before = performance.now();
  const html = htmlOf(markdown);
  expect(performance.now() - before).toBeLessThan(1_000);
  expect(html.length).toBeLessThanOrEqual(30_000);
  expect(html.isWellFormed() && !html.includes('\u0000')).toBe(true);
});

test('reads the words of a text block without markup', () => {
  expect(plainParagraphs('<h3>A &amp; B</h3><ul><li>eins</li><li>zwei &lt; drei</li></ul><p>Ende</p>')).toBe(
    'A & B\n- eins\n- zwei < drei\nEnde',
  );
});
