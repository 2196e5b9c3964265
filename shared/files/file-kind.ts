/** For helpful messages only, never for security. */
import { importColumns } from '../import/files.ts';
import { jobColumns } from '../jobs/import.ts';

export type FileKind =
  | 'empty'
  | 'scorm'
  | 'courseBundle'
  | 'resume'
  | 'json'
  | 'word'
  | 'powerPoint'
  | 'excel'
  | 'oldOffice'
  | 'openDocument'
  | 'pdf'
  | 'rtf'
  | 'zip'
  | 'heic'
  | 'image'
  | 'video'
  | 'audio'
  | 'html'
  | 'xml'
  | 'jobTable'
  | 'catalogueTable'
  | 'table'
  | 'text'
  | 'program'
  | 'unknown';

export type UploadTarget = 'course' | 'document' | 'asset' | 'logo' | 'jobs' | 'catalogue' | 'resume';

export const sampleLength = 256 * 1024;
/** The central directory of an archive is at its end. */
const endLength = 64 * 1024;

/** Also for decoded text, because all signatures are ASCII. */
export function detectFileKind(content: Uint8Array | string): FileKind {
  const sample = typeof content === 'string' ? sampleOfText(content) : sampleOfBytes(content);
  if (sample.trim() === '') return 'empty';
  return binaryKind(sample) ?? textKind(sample.replace(/^(?:\uFEFF|ï»¿)/, '').trimStart());
}

const sampleOfText = (text: string): string =>
  text.length <= sampleLength + endLength ? text : text.slice(0, sampleLength) + text.slice(-endLength);

function sampleOfBytes(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const head = bytes.subarray(0, sampleLength);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(head);
  const end = bytes.length > sampleLength ? bytes.subarray(Math.max(sampleLength, bytes.length - endLength)) : [];
  const decoder = new TextDecoder('windows-1252');
  return decoder.decode(head) + decoder.decode(new Uint8Array(end));
}

const signatures: ReadonlyArray<readonly [pattern: RegExp, kind: FileKind]> = [
  [/^%PDF-/, 'pdf'],
  [/^\{\\rtf/, 'rtf'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the format begins with one
  [/^(?:Ð|\uFFFD)(?:Ï|\uFFFD)\u0011/, 'oldOffice'],
  [/^.PNG\r?\n/s, 'image'],
  [/^(?:ÿØÿ|\uFFFD{3,4}.{0,8}(?:JFIF|Exif))/s, 'image'],
  [/^(?:GIF8|BM.{4}\0\0\0\0|II\*\0|MM\0\*|RIFF.{4,8}WEBP)/s, 'image'],
  [/^.{3,4}ftyp(?:avif|avis)/s, 'image'],
  [/^.{3,4}ftyp(?:hei|hev|mif1|msf1)/s, 'heic'],
  [/^.{3,4}ftypM4A/s, 'audio'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the format begins with one
  [/^(?:.{3,4}ftyp|\u001AE\S|RIFF.{4,8}AVI )/s, 'video'],
  [/^(?:ID3|OggS|fLaC|RIFF.{4,8}WAVE|ÿ[ûóò])/s, 'audio'],
  [/^(?:MZ[^\n]{0,200}\0|\u007FELF)/, 'program'],
];

function binaryKind(sample: string): FileKind | null {
  if (sample.startsWith('PK\u0003\u0004')) return archiveKind(sample);
  const match = signatures.find(([pattern]) => pattern.test(sample));
  if (match !== undefined) return match[1];
  return sample.includes('\0') ? 'unknown' : null;
}

function archiveKind(sample: string): FileKind {
  if (sample.includes('imsmanifest.xml')) return 'scorm';
  if (sample.includes('application/vnd.oasis.opendocument')) return 'openDocument';
  if (sample.includes('word/')) return 'word';
  if (sample.includes('ppt/')) return 'powerPoint';
  return sample.includes('xl/') ? 'excel' : 'zip';
}

function textKind(text: string): FileKind {
  if (text.startsWith('{') || text.startsWith('[')) return jsonKind(text);
  if (/^<(?:!doctype\s+html|html|head|body)\b/i.test(text)) return 'html';
  if (/^<(?:\?xml|!--|!doctype|svg)\b/i.test(text)) return /<svg[\s>]/i.test(text) ? 'image' : 'xml';
  return tableKind(text) ?? 'text';
}

function jsonKind(text: string): FileKind {
  if (/"format"\s{0,20}:\s{0,20}"passgenau-course"/.test(text)) return 'courseBundle';
  return /"basics"\s{0,20}:\s{0,20}\{/.test(text) ? 'resume' : 'json';
}

const catalogueColumns = new Set(Object.values(importColumns).flat());
const distinctiveCatalogueColumns = ['softskill_id', 'related_id_1', 'statement_1_id'];
const foldedUmlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const knownJobColumns = new Set<string>(jobColumns);

function tableKind(text: string): FileKind | null {
  const lines = text.slice(0, 20_000).split(/\r?\n/);
  const [heading = '', ...rows] = /^"?sep=/i.test(lines[0] ?? '') ? lines.slice(1) : lines;
  const [delimiter = ''] = [';', '\t', ','].filter((candidate) => heading.includes(candidate));
  if (delimiter === '') return null;
  const names = heading.split(delimiter).map(columnName);
  if (
    distinctiveCatalogueColumns.some((name) => names.includes(name)) &&
    names.every((name) => catalogueColumns.has(name))
  )
    return 'catalogueTable';
  if (names.filter((name) => knownJobColumns.has(name)).length >= 3) return 'jobTable';
  return rows.some((row) => row.split(delimiter).length === names.length) ? 'table' : null;
}

const columnName = (cell: string): string =>
  cell
    .replaceAll('"', '')
    .trim()
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => foldedUmlauts[letter] ?? letter);
