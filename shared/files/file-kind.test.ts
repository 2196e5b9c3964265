import { describe, expect, test } from 'vitest';
import { wrongFileText } from '../texts/file-kinds.ts';
import { detectFileKind, type FileKind, type UploadTarget } from './file-kind.ts';

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const zip = (...names: string[]) => latin(`PK\u0003\u0004\u0014\0\0\0\0\0${names.join('PK\u0003\u0004\0\0')}`);

const files: ReadonlyArray<readonly [name: string, kind: FileKind, content: Uint8Array]> = [
  ['an empty file', 'empty', latin(' \r\n')],
  ['a SCORM package', 'scorm', zip('index.html', 'imsmanifest.xml')],
  [
    'a large SCORM package with its manifest at the end',
    'scorm',
    Uint8Array.from([...zip('a.mp4'), ...new Uint8Array(400_000), ...latin('imsmanifest.xml')]),
  ],
  ['a course', 'courseBundle', utf8('\uFEFF{ "format" : "passgenau-course", "formatVersion": 1 }')],
  ['a curriculum', 'resume', utf8('{"$schema": "x", "basics": {"name": "Jana"}}')],
  ['other JSON', 'json', utf8('[1, 2]')],
  ['a Word document', 'word', zip('[Content_Types].xml', 'word/document.xml')],
  ['a presentation', 'powerPoint', zip('ppt/presentation.xml')],
  ['a workbook', 'excel', zip('_rels/.rels', 'xl/workbook.xml')],
  ['an old workbook', 'oldOffice', latin('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')],
  ['a text of LibreOffice', 'openDocument', zip('mimetypeapplication/vnd.oasis.opendocument.text')],
  ['a PDF', 'pdf', latin('%PDF-1.7\n')],
  ['rich text', 'rtf', latin('{\\rtf1\\ansi Text}')],
  ['an archive', 'zip', zip('fotos/a.jpg')],
  ['a photo of an iPhone', 'heic', latin('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
  ['another HEIF', 'heic', latin('\0\0\0\u0018ftypmif1\0\0\0\0')],
  ['a JPEG', 'image', latin('\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0')],
  ['a PNG', 'image', latin('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR')],
  ['an AVIF', 'image', latin('\0\0\0\u001cftypavif\0\0\0\0')],
  ['a TIFF', 'image', latin('II*\0\u0008\0\0\0')],
  ['a drawing', 'image', utf8('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a film', 'video', latin('\0\0\0\u0018ftypisom\0\0\u0002\0')],
  ['a WebM', 'video', latin('\u001aE\u00df\u00a3\u0001')],
  ['music', 'audio', latin('ID3\u0003\0\0')],
  ['a sound', 'audio', latin('RIFF\u0024\0\0\0WAVEfmt ')],
  ['a page', 'html', utf8('<!DOCTYPE html><html lang="de">')],
  ['a manifest', 'xml', utf8('<?xml version="1.0"?><manifest/>')],
  ['a table of jobs', 'jobTable', utf8('sep=;\r\nKennung;Titel;Beschäftigung;Ort\r\na;b;c;d\r\n')],
  [
    'a table of jobs in UTF-16',
    'jobTable',
    Uint8Array.from([0xff, 0xfe, ...Buffer.from('kennung\ttitel\tort\n', 'utf16le')]),
  ],
  ['a table of statements', 'catalogueTable', utf8('id,text,html,softskill_id\n1,a,b,2\n')],
  ['another table', 'table', utf8('Name;Alter\nJana;30\n')],
  ['a text', 'text', utf8('Die Schichtleitung prüft, ob alles da ist.\n')],
  ['a program', 'program', latin('MZ\u0090\0\u0003\0\0\0')],
  ['something else', 'unknown', latin('\u0001\0\u0002\0')],
];

test.each(files)('%s is %s', (_name, kind, content) => {
  expect(detectFileKind(content)).toBe(kind);
});

test.each(files.filter(([, kind]) => !['program', 'audio'].includes(kind)))(
  '%s is %s also when decoded as text',
  (name, kind, content) => {
    if (name.includes('UTF-16') || name.includes('TIFF')) return;
    expect(detectFileKind(new TextDecoder().decode(content))).toBe(kind);
    expect(detectFileKind(new TextDecoder('windows-1252').decode(content))).toBe(kind);
  },
);

const places: readonly UploadTarget[] = ['course', 'document', 'asset', 'logo', 'jobs', 'catalogue', 'resume'];

describe.each(places)('at %s', (place) => {
  test.each(files)('names %s, where it belongs and what is expected', (_name, kind) => {
    const text = wrongFileText(kind, place);
    if (kind !== 'unknown') expect(text).toMatch(/^(?:Das ist (?:ein|eine|eine Datei) |Die Datei ist leer)/);
    expect(text).toMatch(/(?:geht|gehen|Möglich sind) .*\.$/);
    expect(text).not.toContain('undefined');
  });
});

test('does not redirect a file that belongs to the place', () => {
  expect(wrongFileText('courseBundle', 'course')).not.toContain('„Kurs importieren“');
  expect(wrongFileText('courseBundle', 'document')).toContain('„Kurs importieren“');
  expect(wrongFileText('resume', 'course')).toContain('„Lebenslauf-Datei hochladen“');
  expect(wrongFileText('word', 'jobs')).toContain('ein Dokument hochladen');
  expect(wrongFileText('heic', 'logo')).toContain('HEIC');
});
