import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { fileTypes, megabytes } from '#shared/assets/kinds.ts';
import { testApp } from '../../testing/app.ts';
import { longestTurn, mostMs } from '../../testing/turns.ts';
import { sampleBytes, typeOf } from './detect.ts';
import { discardUpload, storeUpload } from './store.ts';

const opening = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:a="http://a.example/">';
const filled = (head: string | Buffer, unit: string | Buffer, bytes: number): Buffer => {
  const start = Buffer.from(head);
  return Buffer.concat([start, Buffer.alloc(bytes - start.length, unit)]);
};
const drawings: Record<string, [head: string, unit: string]> = {
  'declarations that never end': ['', '<!doctype'],
  'one declaration': ['<!DOCTYPE svg [', '<!ENTITY a "b">'],
  'questions': ['<', '?'],
  'comments': ['', '<!---->'],
  'comments without end': [`${opening}<!--`, ' -'],
  'elements in elements': [opening, '<g>'],
  'elements': [opening, '<g/>'],
  'attributes': [`${opening}<g `, 'a:a="" '],
  'one attribute': [`${opening}<path d="`, 'M0 0&amp;'],
  'one link': [`${opening}<image href="data:image/png;base64,`, 'A '],
  'one style': [`${opening}<style>`, 'url(#a)/**/'],
  'quotes in a style': [`${opening}<style>`, '"a" '],
  'brackets in a style': [`${opening}<style>`, 'url( '],
  'one name': ['<', 'a'],
  'written-out characters': [`${opening}<text>`, '&#x41;'],
  'one written-out character': [`${opening}<text>&#`, '0'],
  'blanks': [`${opening}<g onload`, ' '],
  'references': [opening, '<use href="#a"/>'],
};

test.each(Object.entries(drawings))('a drawing of %s keeps nobody waiting, however large its pieces are', async (_, parts) => {
  await using app = await testApp();
  const content = filled(...parts, megabytes(5));
  const upload = () =>
    storeUpload(
      app,
      { source: Readable.from([content]), filename: 'z.svg' },
      { folder: 'course-content', maxBytes: () => megabytes(25), allowed: fileTypes },
    ).then((stored) => discardUpload(app, stored), () => undefined);
  expect(await longestTurn(upload)).toBeLessThan(mostMs);
});
