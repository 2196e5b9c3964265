import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';
import { docxFiles } from './docx.ts';
import { assemblePdf } from './pdf.ts';
import { zipFiles } from './zip.ts';

const megabyte = 1024 * 1024;

/** A block after a full flush is independent, so the same bytes can be repeated. */
function packedMegabytes(count: number, letter: string): Buffer {
  const block = deflateRawSync(Buffer.alloc(megabyte, letter), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array.from({ length: count }, () => block), end]);
}

const inflatedParts = ['word/document.xml', 'word/styles.xml', 'word/numbering.xml', 'word/comments.xml'];

/**
 * Four directory entries point at the same packed bytes, so 900 MB take less than 300 KB. With `isHonest: false` the
 * directory declares a small size.
 */
export function inflatingDocx(mb = 900, { isHonest = true } = {}): Buffer {
  const each = mb / inflatedParts.length;
  const content = packedMegabytes(each, 'a');
  const empty = Object.fromEntries(inflatedParts.map((name) => [name, '']));
  const archive = zipFiles({ ...docxFiles([{ text: 'Text' }]), ...empty });
  const name = Buffer.from('word/document.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const front = Buffer.concat([local, name, content]);
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const list = archive.readUInt32LE(end + 16);
  for (let at = list; at < end; ) {
    const length = archive.readUInt16LE(at + 28);
    const isText = inflatedParts.includes(archive.toString('latin1', at + 46, at + 46 + length));
    archive.writeUInt32LE(isText ? 0 : archive.readUInt32LE(at + 42) + front.length, at + 42);
    if (isText) {
      archive.writeUInt16LE(8, at + 10);
      archive.writeUInt32LE(content.length, at + 20);
      archive.writeUInt32LE(isHonest ? each * megabyte : 1000, at + 24);
    }
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  archive.writeUInt32LE(list + front.length, end + 16);
  return Buffer.concat([front, archive]);
}

export function crowdedDocx(entries = 100_000): Buffer {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((_error, chunk) => chunks.push(chunk));
  const files = Object.entries(docxFiles([{ text: 'Wenig Text.' }]));
  const many = Array.from({ length: entries }, (_, index): [string, string] => [`word/x${index}.xml`, '']);
  for (const [name, text] of [...files, ...many]) {
    const entry = new ZipPassThrough(name);
    archive.add(entry);
    entry.push(Buffer.from(text), true);
  }
  archive.end();
  return Buffer.concat(chunks);
}

export function inflatingPdf(mb = 900): Buffer {
  const content = Buffer.concat([Buffer.from([0x78, 0x9c]), packedMegabytes(mb, ' ')]);
  return assemblePdf([
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 595 842]>>'),
    Buffer.from('<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<>>>>'),
    Buffer.concat([
      Buffer.from(`<</Length ${content.length}/Filter/FlateDecode>>stream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
  ]);
}

export function slowPdf(pages = 900, operators = 150_000): Buffer {
  const content = deflateSync(Buffer.from('BT ET q Q '.repeat(operators / 4)));
  const kids = Array.from({ length: pages }, (_, index) => `${index + 4} 0 R`).join(' ');
  const page = Buffer.from('<</Type/Page/Parent 2 0 R/Contents 3 0 R/Resources<<>>>>');
  return assemblePdf([
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(`<</Type/Pages/Count ${pages}/Kids[${kids}]/MediaBox[0 0 595 842]>>`),
    Buffer.concat([
      Buffer.from(`<</Length ${content.length}/Filter/FlateDecode>>stream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    ...Array.from({ length: pages }, () => page),
  ]);
}
