import * as cfb from 'cfb';
import WordExtractor from 'word-extractor';
import { RuleError } from '../../core/errors.ts';
import type { DocumentText } from './clean-text.ts';
import { linesOfParagraphs } from './plain.ts';
import { readPpt } from './ppt.ts';
import { splitIntoSections } from './sections.ts';

const encryptedFlag = 0x0100;

/** Detects the format by the streams in the OLE container. @throws RuleError FILE_ENCRYPTED, SOURCE_TYPE_REFUSED */
export async function readOldOffice(bytes: Buffer): Promise<DocumentText> {
  const container = cfb.read(bytes, { type: 'buffer' });
  const streamOf = (name: string): Buffer | null => {
    const entry = cfb.find(container, `/${name}`);
    return entry === null ? null : Buffer.from(entry.content as Uint8Array);
  };
  if (streamOf('EncryptedPackage') !== null) throw new RuleError('FILE_ENCRYPTED');
  const word = streamOf('WordDocument');
  if (word !== null) {
    if ((word.readUInt16LE(0x0a) & encryptedFlag) !== 0) throw new RuleError('FILE_ENCRYPTED');
    const document = await new WordExtractor().extract(bytes);
    return splitIntoSections('', linesOfParagraphs(document.getBody({ filterUnicode: false }).split('\n')));
  }
  const [slides, user] = [streamOf('PowerPoint Document'), streamOf('Current User')];
  if (slides === null || user === null) throw new RuleError('SOURCE_TYPE_REFUSED');
  return readPpt(slides, user);
}
