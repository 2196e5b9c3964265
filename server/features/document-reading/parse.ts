import type { SourceText } from '#shared/ai/source.ts';
import { RuleError } from '../../core/errors.ts';
import { type DocumentText, enforceLimits } from './clean-text.ts';

export type FileDescription = { filename: string; type: string };

/** @throws RuleError with the problem of the file; FILE_BROKEN for every other failure */
export async function parse(bytes: Buffer, file: FileDescription): Promise<SourceText> {
  if (bytes.length === 0) throw new RuleError('FILE_EMPTY');
  try {
    return enforceLimits(await readByFormat(bytes, file));
  } catch (error) {
    throw error instanceof RuleError ? error : new RuleError('FILE_BROKEN');
  }
}

const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex');

async function readByFormat(bytes: Buffer, file: FileDescription): Promise<DocumentText> {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return (await import('./pdf.ts')).readPdf(bytes);
  if (bytes.subarray(0, 8).equals(oldOffice)) return (await import('./old-office.ts')).readOldOffice(bytes);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return readArchive(bytes);
  const extension = /\.([a-z]{1,10})$/i.exec(file.filename)?.[1]?.toLowerCase() ?? '';
  const plain = await import('./plain.ts');
  // Markdown uploads are stored as text with an added ending: 'Leitfaden.md.txt'.
  if (/\.(?:md|markdown)(?:\.txt)?$/i.test(file.filename)) return plain.readMarkdown(bytes);
  if (file.type === 'text/plain' || extension === 'txt') return plain.readTxt(bytes);
  throw new RuleError(
    ['pdf', 'doc', 'docx', 'ppt', 'pptx'].includes(extension) ? 'FILE_BROKEN' : 'SOURCE_TYPE_REFUSED',
  );
}

async function readArchive(bytes: Buffer): Promise<DocumentText> {
  const { entriesOf } = await import('./zip.ts');
  const entries = entriesOf(bytes);
  if (entries.some(({ name }) => name === 'word/document.xml')) return (await import('./docx.ts')).readDocx(bytes);
  if (entries.some(({ name }) => name === 'ppt/presentation.xml')) return (await import('./pptx.ts')).readPptx(bytes);
  throw new RuleError('SOURCE_TYPE_REFUSED');
}
