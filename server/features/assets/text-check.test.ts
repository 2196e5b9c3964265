import { expect, test } from 'vitest';
import { inspectSvg } from './svg-check.ts';

const drawing = (inside: string) => `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

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
  ['a link with character references', '<a href="&#x6A;avascript:alert(1)"/>'],
  ['a link with zero-padded character references', `<a href="&#x${'0'.repeat(40)}6A;avascript:alert(1)"/>`],
  ['an excessively zero-padded character reference', `<a href="&#x${'0'.repeat(300)}6A;avascript:alert(1)"/>`],
  ['a style with an import', '<style>@import url("https://evil.example/x.css");</style>'],
  ['a style with an import without url()', '<style>@import "//evil.example/x.css";</style>'],
  ['a fill from another host', '<path style="fill:url(https://evil.example/x.svg#a)"/>'],
  ['a fill from another host, with CSS escapes', '<path style="fill:\\75\\72\\6c(https://evil.example/x)"/>'],
  ['a URL with a named slash entity', '<image href="https:&sol;&sol;evil.example/x.png"/>'],
  ['a prefix of the maximum length', `<${'p'.repeat(600)}:script/>`],
])('rejects %s, wherever the chunks are split', (_, inside) => {
  expect(sizes.map((size) => passes(inside, size))).toEqual(sizes.map(() => false));
});

test.each([
  ['shapes and links inside the drawing', '<path d="M0 0h1" fill="url(#a)"/><a href="#x"/><use href="#y"/>'],
  ['text with the predefined XML characters', '<text>Wasser &amp; Seife &lt; 5 &#8364; &#x20AC; für Größe</text>'],
  ['an embedded style sheet', '<style>.a { fill: #0a5; font-family: "Arial" }</style>'],
  ['an ampersand at the end of a chunk', '<text>A &amp;&amp; B</text>'],
])('accepts %s, wherever the chunks are split', (_, inside) => {
  expect(sizes.map((size) => passes(inside, size))).toEqual(sizes.map(() => true));
});
