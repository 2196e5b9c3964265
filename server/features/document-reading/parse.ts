import type { SourceText } from '#shared/ai/source.ts';
import { RuleError } from '../../core/errors.ts';
import { type ReadText, withinLimits } from './clean-text.ts';

export type Named = { filename: string; type: string };

/** @throws RuleError with the problem of the file; FILE_BROKEN for every other failure */
export async function parse(bytes: Buffer, named: Named): Promise<SourceText> {
  if (bytes.length === 0) throw new RuleError('FILE_EMPTY');
  try {
    return withinLimits(await read(bytes, named));
  } catch (error) {
    throw error instanceof RuleError ? error : new RuleError('FILE_BROKEN');
  }
}

const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex');

async function read(bytes: Buffer, named: Named): Promise<ReadText> {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return (await import('./pdf.ts')).readPdf(bytes);
  if (bytes.subarray(0, 8).equals(oldOffice)) return (await import('./old-office.ts')).readOldOffice(bytes);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return readArchive(bytes);
  const ending = /\.([a-z]{1,10})$/i.exec(named.filename)?.[1]?.toLowerCase() ?? '';
  const plain = await import('./plain.ts');
  // Markdown uploads are stored as text with an added ending: 'Leitfaden.md.txt'.
  if (/\.(?:md|markdown)(?:\.txt)?$/i.test(named.filename)) return plain.readMarkdown(bytes);
  if (named.type === 'text/plain' || ending === 'txt') return plain.readTxt(bytes);
  throw new RuleError(['pdf', 'doc', 'docx', 'ppt', 'pptx'].includes(ending) ? 'FILE_BROKEN' : 'SOURCE_TYPE_REFUSED');
}

async function readArchive(bytes: Buffer): Promise<ReadText> {
  const { entriesOf } = await import('./zip.ts');
  const entries = entriesOf(bytes);
  if (entries.some(({ name }) => name === 'word/document.xml')) return (await import('./docx.ts')).readDocx(bytes);
  if (entries.some(({ name }) => name === 'ppt/presentation.xml')) return (await import('./pptx.ts')).readPptx(bytes);
  throw new RuleError('SOURCE_TYPE_REFUSED');
}
