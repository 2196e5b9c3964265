import { expect, test } from 'vitest';
import { inspectSvg } from './svg-check.ts';

const drawing = (inside: string) => `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

/** Whether a drawing passes that arrives in pieces of this many bytes. */
function passes(inside: string, size: number): boolean {
  const bytes = Buffer.from(drawing(inside));
  const inspection = inspectSvg();
  try {
    for (let at = 0; at < bytes.length; at += size) inspection.chunk(bytes.subarray(at, at + size));
    inspection.end();
    return true;
  } catch {
    return false;
  }
}

const sizes = [1, 2, 3, 5, 7, 64, 100_000];

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<g onload="alert(1)"/>'],
  ['a link that is written out', '<a href="&#x6A;avascript:alert(1)"/>'],
  ['a link that is written out with many zeros', `<a href="&#x${'0'.repeat(40)}6A;avascript:alert(1)"/>`],
  ['a character with more zeros than anybody writes', `<a href="&#x${'0'.repeat(300)}6A;avascript:alert(1)"/>`],
  ['a style that imports', '<style>@import url("https://evil.example/x.css");</style>'],
  ['a style that imports without an address function', '<style>@import "//evil.example/x.css";</style>'],
  ['a fill from elsewhere', '<path style="fill:url(https://evil.example/x.svg#a)"/>'],
  ['a fill from elsewhere, written out for style sheets', '<path style="fill:\\75\\72\\6c(https://evil.example/x)"/>'],
  ['an address with a named slash', '<image href="https:&sol;&sol;evil.example/x.png"/>'],
  ['a prefix as long as it can be', `<${'p'.repeat(600)}:script/>`],
])('%s is found however the bytes are cut', (_, inside) => {
  expect(sizes.map((size) => passes(inside, size))).toEqual(sizes.map(() => false));
});

test.each([
  ['shapes and links inside the drawing', '<path d="M0 0h1" fill="url(#a)"/><a href="#x"/><use href="#y"/>'],
  ['words with the characters that XML knows', '<text>Wasser &amp; Seife &lt; 5 &#8364; &#x20AC; für Größe</text>'],
  ['a style of its own', '<style>.a { fill: #0a5; font-family: "Arial" }</style>'],
  ['an ampersand at the very end of a piece', '<text>A &amp;&amp; B</text>'],
])('%s pass however the bytes are cut', (_, inside) => {
  expect(sizes.map((size) => passes(inside, size))).toEqual(sizes.map(() => true));
});
