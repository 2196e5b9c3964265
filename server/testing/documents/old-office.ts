import * as cfb from 'cfb';
import { contentTypes, escapeXml, relations, xml, zipFiles } from './zip.ts';

const container = (streams: Readonly<Record<string, Buffer>>): Buffer => {
  const file = cfb.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) cfb.utils.cfb_add(file, `/${name}`, content);
  return Buffer.from(cfb.write(file, { type: 'buffer' }) as Uint8Array);
};

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(Math.max(0, 4096 - bytes.length))]);

export function doc(paragraphs: readonly string[], { isEncrypted = false } = {}): Buffer {
  const text = `${paragraphs.join('\r')}\r`;
  const textAt = 2048;
  const head = Buffer.alloc(textAt);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(0xc1, 2);
  head.writeUInt16LE(0x0200 | (isEncrypted ? 0x0100 : 0), 0x0a);
  head.writeUInt32LE(textAt, 0x18);
  head.writeUInt16LE(14, 0x20);
  head.writeUInt16LE(22, 0x3e);
  head.writeUInt32LE(text.length, 0x4c);
  head.writeUInt16LE(93, 0x98);
  const pieces = Buffer.alloc(21);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE(textAt, 15);
  head.writeUInt32LE(0, 0x1a2);
  head.writeUInt32LE(pieces.length, 0x1a6);
  return container({
    WordDocument: padded(Buffer.concat([head, Buffer.from(text, 'utf16le')])),
    '1Table': padded(pieces),
  });
}

const record = (type: number, content: Buffer, { version = 0, instance = 0 } = {}): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(version | (instance << 4), 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
};
const group = (type: number, parts: readonly Buffer[], instance = 0): Buffer =>
  record(type, Buffer.concat(parts), { version: 15, instance });
const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, 4 * index);
  return bytes;
};

const texts = (type: number, text: string): Buffer[] => [
  record(0x0f9f, numbers(type)),
  record(0x0fa0, Buffer.from(text, 'utf16le')),
];
const drawing = (parts: readonly Buffer[]): Buffer =>
  group(0x040c, [group(0xf002, [group(0xf003, [group(0xf004, [group(0xf00d, parts)])])])]);

export function ppt(slides: readonly TestSlide[], { isEncrypted = false } = {}): Buffer {
  const slideId = (index: number) => 256 + index;
  const noted = slides.flatMap(({ notes }, index) => (notes === undefined ? [] : [{ notes, of: slideId(index) }]));
  const persistAtom = (persist: number, id: number) => record(0x03f3, numbers(persist, 0, 0, id, 0));
  const outline = slides.flatMap(({ title, points }, index) => [
    persistAtom(2 + index, slideId(index)),
    ...texts(0, title),
    ...texts(1, points.join('\r')),
  ]);
  const notesList = noted.map((_, index) => persistAtom(2 + slides.length + index, 512 + index));
  const objects = [
    group(0x03e8, [group(0x0ff0, outline, 0), group(0x0ff0, notesList, 2)]),
    ...slides.map(() => group(0x03ee, [record(0x03ef, Buffer.alloc(24), { version: 2 }), drawing([])])),
    ...noted.map(({ notes, of }) => group(0x03f0, [record(0x03f1, numbers(of, 0)), drawing(texts(2, notes))])),
  ];
  const offsets: number[] = [];
  let at = 0;
  for (const object of objects) {
    offsets.push(at);
    at += object.length;
  }
  const directory = record(0x1772, numbers(1 | (objects.length << 20), ...offsets));
  const edit = record(0x0ff5, numbers(0, 0x03000000, 0, at, 1, objects.length + 1, 0));
  const editAt = at + directory.length;
  const current = record(0x0ff6, numbers(20, isEncrypted ? 0xf3d1c4df : 0xe391c05f, editAt, 0, 8));
  return container({
    'PowerPoint Document': padded(Buffer.concat([...objects, directory, edit])),
    'Current User': current,
  });
}

export const encryptedOffice = (): Buffer =>
  container({ EncryptionInfo: Buffer.alloc(64, 1), EncryptedPackage: padded(Buffer.alloc(0)) });

type TestSlide = { title: string; points: string[]; notes?: string };

const spaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const main = 'application/vnd.openxmlformats-officedocument.presentationml';

export function pptx(slides: readonly TestSlide[]): Buffer {
  const fileOf = (index: number) => slides.length - index;
  const files: Record<string, string> = {
    '[Content_Types].xml': contentTypes({ '/ppt/presentation.xml': `${main}.presentation.main+xml` }),
    '_rels/.rels': relations([{ id: 'rId1', type: 'officeDocument', target: 'ppt/presentation.xml' }]),
    'ppt/_rels/presentation.xml.rels': relations(
      slides.map((_, index) => ({ id: `rId${index + 1}`, type: 'slide', target: `slides/slide${fileOf(index)}.xml` })),
    ),
    'ppt/presentation.xml': xml(
      `<p:presentation ${spaces}><p:sldIdLst>${slides
        .map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`)
        .join('')}</p:sldIdLst></p:presentation>`,
    ),
  };
  slides.forEach(({ title, points, notes }, index) => {
    const file = fileOf(index);
    files[`ppt/slides/slide${file}.xml`] = xml(
      `<p:sld ${spaces}><p:cSld><p:spTree>${shape('title', [title])}${shape('body', points)}</p:spTree></p:cSld></p:sld>`,
    );
    if (notes === undefined) return;
    files[`ppt/slides/_rels/slide${file}.xml.rels`] = relations([
      { id: 'rId1', type: 'notesSlide', target: `../notesSlides/notesSlide${file}.xml` },
    ]);
    files[`ppt/notesSlides/notesSlide${file}.xml`] = xml(
      `<p:notes ${spaces}><p:cSld><p:spTree>${shape('body', [notes])}${shape('sldNum', [String(index + 1)])}</p:spTree></p:cSld></p:notes>`,
    );
  });
  return zipFiles(files);
}

const shape = (type: string, lines: readonly string[]): string =>
  `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody>${lines
    .map((line) => `<a:p><a:r><a:t>${escapeXml(line)}</a:t></a:r></a:p>`)
    .join('')}</p:txBody></p:sp>`;
