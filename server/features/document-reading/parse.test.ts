import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RuleError } from '../../core/errors.ts';
import { docx } from '../../testing/documents/docx.ts';
import { doc, ppt, pptx } from '../../testing/documents/old-office.ts';
import { pdf } from '../../testing/documents/pdf.ts';
import { parse } from './parse.ts';

const slides = [{ title: 'Titel', points: ['Punkt'], notes: 'Notiz' }];
const files = [
  ['a.pdf', await pdf([[{ heading: 'Titel' }, { text: 'Text' }]])],
  ['a.docx', docx([{ text: 'Text' }])],
  ['a.pptx', pptx(slides)],
  ['a.ppt', ppt(slides)],
  ['a.doc', doc(['1 Titel', 'Text'])],
  ['a.md', Buffer.from('# Titel\n\n- Punkt')],
  ['a.txt', Buffer.from('Text')],
] as const;

const outcome = (filename: string, bytes: Buffer): Promise<string> =>
  parse(bytes, { filename, type: '' }).then(
    ({ parts }) => (parts.every(({ number }, index) => number === index + 1) ? 'read' : 'gaps'),
    (error: unknown) => (error instanceof RuleError ? 'refused' : String(error)),
  );

test.each(files)('reads or refuses %s of arbitrary bytes', async (name) => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (bytes) => {
      expect(['read', 'refused']).toContain(await outcome(name, Buffer.from(bytes)));
    }),
    { numRuns: 25 },
  );
});

test.each(files)('reads or refuses %s with changed or missing bytes', async (name, original) => {
  const change = fc.record({ at: fc.nat(original.length - 1), byte: fc.nat(255) });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 8 }), fc.nat(original.length), async (changes, length) => {
      const bytes = Buffer.from(original);
      for (const { at, byte } of changes) bytes[at] = byte;
      expect(['read', 'refused']).toContain(
        await outcome(name, bytes.subarray(0, Math.max(length, original.length / 2))),
      );
    }),
    { numRuns: 25 },
  );
});
