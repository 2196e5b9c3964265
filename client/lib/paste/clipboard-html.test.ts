import { expect, test } from 'vitest';
import { emptyPasteLosses } from '#shared/editor/state.ts';
import { tableLimits } from '#shared/validation/bounds.ts';
import { cleanClipboard } from './clipboard-html.ts';
import { excelColumn, excelRange, googleDocs, libreOffice, outlookMail } from './fixtures/others.ts';
import { wordComments, wordDocument, wordOnline } from './fixtures/word.ts';

const none = emptyPasteLosses();
const p = (text: string) => `<p>${text}</p>`;
const li = (text: string, nested = '') => `<li>${p(text)}${nested}</li>`;
const row = (tag: 'th' | 'td', ...cells: string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;

test.each([
  [
    'Word',
    wordDocument,
    [
      '<h2>Übergabe</h2>',
      p('Zu Beginn jedes Dienstes: <strong>Liste</strong> lesen, <em>nie</em> im Stehen.'),
      '<h3>Ablauf</h3>',
      `<ul>${li('Erster Punkt', `<ul>${li('Darunter')}</ul>`)}${li('Zweiter Punkt')}</ul>`,
      `<ol>${li('Schlüssel')}${li('Buch')}</ol>`,
      table(row('td', p('A1'), p('B1')), row('td', p('A2'), p('B2'))),
      p('<a href="https://example.org/plan">Plan</a> und Falle'),
    ],
    { ...none, pictures: 1, drawings: 1 },
  ],
  [
    'Word with plain conditional comments',
    wordComments,
    ['<h2>Handbuch</h2><h2>Dienst</h2>', `<ol>${li('Buchstabe')}</ol><ul>${li('Ohne Angabe')}</ul>`],
    none,
  ],
  [
    'Word Online',
    wordOnline,
    ['<h2>Hygiene</h2>', `<ul>${li('Hände', `<ul>${li('<strong>30 Sekunden</strong>')}</ul>`)}${li('Haare')}</ul>`],
    none,
  ],
  [
    'Google Docs',
    googleDocs,
    [
      '<h2>Übergabe</h2>',
      p('Das ist <strong>wichtig</strong> und <em>leise</em>.'),
      `<ul>${li('Eins', `<ul>${li('Tief')}</ul>`)}${li('Zwei')}</ul>`,
      table(row('th', p('Tag'), p('Dienst')), row('td', p('Mo'), p('Früh'))),
    ],
    { ...none, pictures: 1 },
  ],
  [
    'an Excel range',
    excelRange,
    [
      table(
        row('th', p('Schicht'), p('Beginn')),
        row('td', p('Früh'), p('06:00')),
        row('td', p('Pause &amp; Ende'), p('')),
      ),
    ],
    none,
  ],
  ['a single column of Excel', excelColumn, [table(row('td', p('Früh')), row('td', p('Spät')))], none],
  [
    'LibreOffice',
    libreOffice,
    [
      '<h2>Dienst</h2>',
      p('Wer <strong>geht</strong>, sagt <em>Bescheid</em>.'),
      `<ol>${li('Tür')}${li('Licht', `<ul>${li('auch hinten')}</ul>`)}</ol>`,
      p('<strong>Bereitschaft</strong>') + p('von zu Hause'),
      table(row('th', p('Ort'), p('Raum')), row('td', p('Haus 1'), p('101')), row('td', p(''), p('102'))),
    ],
    { ...none, drawings: 1 },
  ],
  [
    'Outlook with layout tables',
    outlookMail,
    [
      p('Guten Tag,') + p('anbei der <strong>Plan</strong>:'),
      table(row('th', p('Tag'), p('Ort')), row('td', p('Mo'), p('Nord'))),
      p('Mit freundlichen Grüßen<br>Anna'),
    ],
    none,
  ],
])('keeps the structure of %s', (_, html, expected, losses) => {
  const pasted = cleanClipboard(html);
  expect(pasted.html).toBe(expected.join(''));
  expect(pasted.losses).toEqual(losses);
});

test('returns embedded pictures for the upload', () => {
  expect(cleanClipboard(libreOffice).pictures).toEqual(['data:image/png;base64,iVBORw0KGgo=']);
});

test.each([
  [
    'scripts, handlers and styles',
    '<p onclick="x()" style="color:red">a<script>b</script><style>c</style></p>',
    p('a'),
  ],
  ['markup typed as text', '<p>1 &lt; 2 &amp; <b>3 &gt; 2</b></p>', p('1 &lt; 2 &amp; <strong>3 &gt; 2</strong>')],
  ['hidden text', '<p>a<span style="display:none">b</span></p>', p('a')],
  ['bold that an inner style ends', '<b>a <span style="font-weight:400">b</span></b>', p('<strong>a </strong>b')],
  ['headings without a first level', '<h2>a</h2><h3>b</h3><h6>c</h6>', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
  ['a list that starts at five', '<ol start="5"><li>a</li><li>b</li></ol>', `<ol start="5">${li('a')}${li('b')}</ol>`],
  ['typed bullets', '<p>• a</p><p>• b</p>', `<ul>${li('a')}${li('b')}</ul>`],
  ['two paragraphs in one item', '<ul><li><p>a</p><p>b</p></li></ul>', `<ul><li>${p('a')}${p('b')}</li></ul>`],
  ['quotes', '<blockquote><p>a</p><p>b</p></blockquote>', `<blockquote>${p('a')}${p('b')}</blockquote>`],
  ['code', '<pre>if (a &lt; b) {\n  c\n}</pre>', '<pre><code>if (a &lt; b) {\n  c\n}</code></pre>'],
  ['line breaks, except at the ends', '<p><br>a<br>b<br></p>', p('a<br>b')],
  ['text without elements', 'nur <i>Text</i>', p('nur <em>Text</em>')],
  ['an empty document', '<html><body><p>&nbsp;</p></body></html>', ''],
])('cleans %s', (_, html, expected) => {
  expect(cleanClipboard(html).html).toBe(expected);
});

test('flattens a table inside a cell of a data table', () => {
  const inner = '<table><tr><td>x</td><td>y</td></tr></table>';
  const { html } = cleanClipboard(`<table><tr><td>a</td><td>${inner}</td></tr><tr><td>b</td><td>c</td></tr></table>`);
  for (const word of ['a', 'x', 'y', 'b', 'c']) expect(html).toContain(word);
  expect(html.match(/<table>/g) ?? []).toHaveLength(1);
});

test('reports rows and columns above the limits', () => {
  const cells = (count: number) => '<td>a</td>'.repeat(count);
  const rows = `<tr>${cells(tableLimits.columns + 2)}</tr>`.repeat(tableLimits.rows + 3);
  const { html, losses } = cleanClipboard(`<table>${rows}</table>`);
  expect(losses).toEqual({ ...none, rows: 3, columns: 2 });
  expect(html.match(/<tr>/g)).toHaveLength(tableLimits.rows);
});

test('survives deep nesting', () => {
  expect(() => cleanClipboard('<div>'.repeat(5_000))).not.toThrow();
});
