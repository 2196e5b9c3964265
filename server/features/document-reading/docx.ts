import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import type { SourceLine } from '#shared/ai/source.ts';
import type { DocumentText } from './clean-text.ts';
import { splitIntoSections } from './sections.ts';
import { readXml, textsOfElements } from './xml.ts';
import { unpackFiles } from './zip.ts';

/** Security: mammoth gets only files that the size limit has counted. */
const isWanted = (name: string): boolean =>
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/core\.xml|word\/(?:_rels\/)?[^/]{1,80}\.(?:xml|rels))$/.test(
    name,
  );

export async function readDocx(bytes: Buffer): Promise<DocumentText> {
  const files = unpackFiles(bytes, isWanted);
  const core = files.get('docProps/core.xml');
  const buffer = Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }));
  const { value } = await mammoth.convertToHtml(
    { buffer },
    { convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })), externalFileAccess: false },
  );
  return splitIntoSections(core === undefined ? '' : (textsOfElements(core, 'title')[0] ?? ''), linesOf(value));
}

export function linesOf(html: string): SourceLine[] {
  const lines: SourceLine[] = [];
  const lists: boolean[] = [];
  let [text, cells]: [string, string[] | null] = ['', null];
  const finishLine = (make: (text: string) => SourceLine) => {
    if (text.trim() !== '') lines.push(make(text));
    text = '';
  };
  const finishParagraph = () => {
    const isOrdered = lists.at(-1);
    finishLine((text) => (isOrdered === undefined ? { kind: 'text', text } : { kind: 'item', isOrdered, text }));
  };
  const closeElement = (name: string) => {
    if (cells !== null) {
      if (name === 'td' || name === 'th') cells.push(text);
      if (name === 'tr' && cells.length > 0) lines.push({ kind: 'row', cells });
      if (name === 'tr') cells = null;
      text =
        name === 'td' || name === 'th' || name === 'tr' ? '' : `${text}${name === 'p' || name === 'li' ? ' ' : ''}`;
      return;
    }
    const level = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
    if (level > 0) finishLine((text) => ({ kind: 'heading', level, text }));
    else if (name === 'p' || name === 'li') finishParagraph();
    if (name === 'ul' || name === 'ol') lists.pop();
  };
  readXml(`<html>${html}</html>`, {
    open: (name) => {
      if (name === 'tr') cells = [];
      else if (name === 'ul' || name === 'ol') {
        if (cells === null) finishParagraph();
        lists.push(name === 'ol');
      } else if (name === 'br') text += ' ';
    },
    close: closeElement,
    text: (more) => {
      text += more;
    },
  });
  finishParagraph();
  return lines;
}
