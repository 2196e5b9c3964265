import { fileTypeFromBuffer } from 'file-type';
import { extensionOf, type FileType } from '#shared/assets/kinds.ts';
import { isTextSample } from './text-check.ts';

export const sampleBytes = 256 * 1024;
const archiveBytes = 64 * 1024;
const localHeader = Buffer.from('PK\u0003\u0004', 'latin1');

const aliases: Readonly<Record<string, FileType>> = {
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg; codecs=opus': 'audio/ogg',
};
const isFileType = (type: string): type is FileType => type in extensionOf;

/**
 * Detects the type by content. Name and browser type count only to tell old Word files from old PowerPoint files.
 * @returns null for types that are not stored, including HTML
 */
export async function detectFileType(sample: Buffer, filename: string): Promise<FileType | null> {
  const typeSample = sample.indexOf(localHeader) === 0 ? sample.subarray(0, archiveBytes) : sample;
  const detected = (await fileTypeFromBuffer(typeSample))?.mime ?? null;
  if (isTextSample(sample)) return detectTextType(sample.toString('utf8'), detected);
  if (detected === null) return null;
  if (detected === 'application/x-cfb') return detectOldOfficeType(filename);
  if (detected === 'application/zip') return detectNewOfficeType(sample);
  if (detected === 'text/plain' || detected === 'image/svg+xml') return null;
  return aliases[detected] ?? (isFileType(detected) ? detected : null);
}

const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const oldContents = ['WordDocument', 'PowerPoint Document'].map((name) => Buffer.from(name, 'utf16le'));

/** Office stores a new file with a password in the container of the old format. */
export const isEncryptedOffice = (sample: Buffer, filename: string): boolean =>
  /\.(?:docx|pptx)$/i.test(filename) &&
  sample.subarray(0, oldOffice.length).equals(oldOffice) &&
  !oldContents.some((name) => sample.includes(name));

const refusedTexts = ['application/rtf', 'application/postscript', 'application/xml'];

function detectTextType(text: string, detected: string | null): FileType | null {
  if (detected === 'application/pdf') return 'application/pdf';
  if (isSvg(text)) return 'image/svg+xml';
  if (isMarkup(text) || refusedTexts.includes(detected ?? '')) return null;
  return 'text/plain';
}

const prologue: readonly (readonly [beginning: string, end: string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
];
const blanks = /\s*/y;

function skipBlanks(text: string, start: number): number {
  blanks.lastIndex = start;
  return blanks.test(text) ? blanks.lastIndex : start;
}

function skipPrologue(text: string): number {
  for (let at = 0; ; ) {
    at = skipBlanks(text, at);
    const beginning = text.slice(at, at + 10).toLowerCase();
    const part = prologue.find(([start]) => beginning.startsWith(start));
    const end = part === undefined ? -1 : text.indexOf(part[1], at + part[0].length);
    if (part === undefined || end === -1) return at;
    at = end + part[1].length;
  }
}

const svgElement = /<(?:[^\s/>:]+:)?svg[\s/>]/iy;

function isSvg(text: string): boolean {
  svgElement.lastIndex = skipPrologue(text);
  return svgElement.test(text);
}

/**
 * Markup that browsers sniff as HTML or XML:
 * https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type
 */
const markup =
  /<(?:!DOCTYPE|!--|\?xml|(?:HTML|HEAD|SCRIPT|IFRAME|H1|DIV|FONT|TABLE|A|STYLE|TITLE|B|BODY|BR|P|META|LINK|IMG|OBJECT|EMBED|FORM|VIDEO|MATH)[\s/>])/iy;

function isMarkup(text: string): boolean {
  markup.lastIndex = skipBlanks(text, 0);
  return markup.test(text);
}

function detectOldOfficeType(filename: string): FileType | null {
  if (/\.doc$/i.test(filename)) return 'application/msword';
  return /\.ppt$/i.test(filename) ? 'application/vnd.ms-powerpoint' : null;
}

function detectNewOfficeType(sample: Buffer): FileType | null {
  const names = entryNames(sample);
  if (names.some((name) => /vbaProject|\.bin$/i.test(name))) return null;
  if (names.some((name) => name.startsWith('word/')))
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  if (names.some((name) => name.startsWith('ppt/')))
    return 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
  return null;
}

const headerBytes = 30;

function entryNames(sample: Buffer): string[] {
  const names: string[] = [];
  for (let at = sample.indexOf(localHeader); at !== -1; ) {
    if (at + headerBytes > sample.length) break;
    const end = at + headerBytes + sample.readUInt16LE(at + 26);
    names.push(sample.toString('latin1', at + headerBytes, end));
    at = sample.indexOf(localHeader, end);
  }
  return names;
}
