import { fileTypeFromBuffer } from 'file-type';
import { extensionOf, type FileType } from '#shared/assets/kinds.ts';
import { isTextSample } from './text-check.ts';

/** So much of the beginning decides about the type. Office files tell theirs within the first entries of their archive. */
export const sampleBytes = 256 * 1024;

/** What file-type calls otherwise. */
const aliases: Readonly<Record<string, FileType>> = {
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg; codecs=opus': 'audio/ogg',
};
const isFileType = (type: string): type is FileType => type in extensionOf;

/**
 * The type of a file by how it begins; neither its name nor what the browser says counts, but for telling old Word files from
 * old PowerPoint files, whose content begins the same. null for everything that is not stored, HTML among it.
 */
export async function typeOf(sample: Buffer, filename: string): Promise<FileType | null> {
  const detected = (await fileTypeFromBuffer(sample))?.mime ?? null;
  if (isTextSample(sample)) return textType(sample.toString('utf8'), detected);
  if (detected === null) return null;
  if (detected === 'application/x-cfb') return oldOfficeType(filename);
  if (detected === 'application/zip') return newOfficeType(sample);
  if (detected === 'text/plain' || detected === 'image/svg+xml') return null;
  return aliases[detected] ?? (isFileType(detected) ? detected : null);
}

/** Formats that are written in plain characters and yet are no plain text. */
const refusedTexts = ['application/rtf', 'application/postscript', 'application/xml'];

function textType(text: string, detected: string | null): FileType | null {
  if (detected === 'application/pdf') return 'application/pdf';
  if (isSvg(text)) return 'image/svg+xml';
  if (isMarkup(text) || refusedTexts.includes(detected ?? '')) return null;
  return 'text/plain';
}

const prologue = /^\uFEFF?(?:\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)*/i;
const isSvg = (text: string): boolean => /^<(?:[\w-]+:)?svg[\s/>]/i.test(text.replace(prologue, ''));

/** What browsers take for HTML or XML when they guess: https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type */
const markup =
  /^\uFEFF?\s*<(?:!DOCTYPE|!--|\?xml|(?:HTML|HEAD|SCRIPT|IFRAME|H1|DIV|FONT|TABLE|A|STYLE|TITLE|B|BODY|BR|P|META|LINK|IMG|OBJECT|EMBED|FORM|VIDEO|MATH)[\s/>])/i;
const isMarkup = (text: string): boolean => markup.test(text);

function oldOfficeType(filename: string): FileType | null {
  if (/\.doc$/i.test(filename)) return 'application/msword';
  return /\.ppt$/i.test(filename) ? 'application/vnd.ms-powerpoint' : null;
}

/** An archive whose list of types comes late still shows whose parts it holds. */
function newOfficeType(sample: Buffer): FileType | null {
  const names = entryNames(sample);
  if (names.some((name) => /vbaProject|\.bin$/i.test(name))) return null;
  if (names.some((name) => name.startsWith('word/')))
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  if (names.some((name) => name.startsWith('ppt/')))
    return 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
  return null;
}

const localHeader = Buffer.from('PK\u0003\u0004', 'latin1');

function entryNames(sample: Buffer): string[] {
  const names: string[] = [];
  for (let at = sample.indexOf(localHeader); at !== -1; at = sample.indexOf(localHeader, at + 4)) {
    if (at + 30 > sample.length) break;
    names.push(sample.toString('latin1', at + 30, at + 30 + sample.readUInt16LE(at + 26)));
  }
  return names;
}
