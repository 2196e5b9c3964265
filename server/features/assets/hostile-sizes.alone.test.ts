import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { fileTypes, maxDrawingMb, megabytes } from '#shared/assets/kinds.ts';
import { testApp } from '../../testing/app.ts';
import { longestSliceMs, maxSliceMs } from '../../testing/event-loop-slices.ts';
import { detectFileType, sampleBytes } from './file-type.ts';
import { discardUpload, storeUpload } from './store-upload.ts';

const app = testApp();

const opening = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:a="http://a.example/">';
const filled = (head: string | Buffer, unit: string | Buffer, bytes: number): Buffer => {
  const start = Buffer.from(head);
  return Buffer.concat([start, Buffer.alloc(bytes - start.length, unit)]);
};
const drawings: Record<string, [head: string, unit: string]> = {
  'declarations that never end': [opening, '<!doctype'],
  'one declaration': ['<!DOCTYPE svg [', '<!ENTITY a "b">'],
  questions: ['<', '?'],
  comments: ['', '<!---->'],
  'comments without end': [`${opening}<!--`, ' -'],
  'elements in elements': [opening, '<g>'],
  elements: [opening, '<g/>'],
  attributes: [`${opening}<g `, 'a:a="" '],
  'one attribute': [`${opening}<path d="`, 'M0 0&amp;'],
  'one link': [`${opening}<image href="data:image/png;base64,`, 'A '],
  'one style': [`${opening}<style>`, 'url(#a)/**/'],
  'quotes in a style': [`${opening}<style>`, '"a" '],
  'brackets in a style': [`${opening}<style>`, 'url( '],
  'one name': ['<', 'a'],
  'written-out characters': [`${opening}<text>`, '&#x41;'],
  'one written-out character': [`${opening}<text>&#`, '0'],
  blanks: [`${opening}<g onload`, ' '],
  references: [opening, '<use href="#a"/>'],
};

test.each(Object.entries(drawings))(
  'a drawing of %s does not block the event loop, even in one chunk',
  async (_, parts) => {
    const content = filled(...parts, megabytes(maxDrawingMb));
    const upload = () =>
      storeUpload(
        app(),
        { source: Readable.from([content]), filename: 'z.svg' },
        { folder: 'course-content', place: 'asset', maxBytes: () => megabytes(25), allowed: fileTypes },
      ).then(
        (stored) => discardUpload(app(), stored),
        () => undefined,
      );
    expect(await longestSliceMs(upload)).toBeLessThan(maxSliceMs);
  },
);

function entry(name: string, flag = 0, nameBytes = name.length): Buffer {
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt16LE(flag, 6);
  header.writeUInt16LE(flag, 8);
  header.writeUInt16LE(nameBytes, 26);
  return Buffer.concat([header, Buffer.from(name)]);
}
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const beginnings: Record<string, [head: string | Buffer, unit: string | Buffer]> = {
  'an archive of empty entries': ['', entry('a')],
  'an archive whose entries lie in each other': ['', entry('', 0, 0xffff).subarray(0, 28)],
  'an archive of signatures': ['', 'PK\u0003\u0004'],
  'an archive of entries without a size': ['', entry('a', 8)],
  'an archive of one entry without an end': [entry('a', 8), 'PK\u0007'],
  'an archive of one list of types without an end': [entry('[Content_Types].xml', 8), 'PK\u0007'],
  'a picture of empty parts': [Buffer.concat([png, Buffer.alloc(17)]), '\0\0\0\0tEXt\0\0\0\0'],
  'a film of empty parts': ['\0\0\0\u0010ftypisom\0\0\0\0', '\0\0\0\u0008free'],
  'music that begins again and again': ['', 'ID3\u0003\0\0\0\0\0\0'],
  'a container of empty parts': [Buffer.from('1a45dfa301ffffffffffffff', 'hex'), Buffer.from('ec80', 'hex')],
  'a stream of empty parts': [
    Buffer.from(`3026b2758e66cf11a6d9${'00'.repeat(20)}`, 'hex'),
    Buffer.from(`${'00'.repeat(16)}1800000000000000`, 'hex'),
  ],
  'a page of comments': ['', '<!---->'],
  blanks: ['', ' '],
  'marks of an order': ['', '\ufeff'],
  'a compressed file with a long name': [Buffer.from('1f8b0808', 'hex'), 'a'],
};

test.each(Object.entries(beginnings))('detecting the type of %s does not block the event loop', async (_, parts) => {
  const sample = filled(...parts, sampleBytes);
  const detecting = () => detectFileType(sample, 'a.docx');
  expect(await longestSliceMs(detecting)).toBeLessThan(maxSliceMs);
});
