import { inflateSync } from 'node:zlib';

export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values()) {
    for (const [, name = '', ref = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(ref)?.head ?? '')?.[1] ?? '';
      fonts.set(name, charactersOf(objects.get(unicode)?.stream ?? ''));
    }
  }
  return [...objects.values()]
    .filter(({ stream }) => stream.includes(' Tf'))
    .map(({ stream }) => decodeText(stream, fonts))
    .join('\n');
}

export const pageCountOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

type PdfObject = { head: string; stream: string };

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match;
    const [head = '', ...rest] = body.split('stream\n');
    const raw = Buffer.from(rest.join('stream\n').replace(/\nend$/, ''), 'latin1');
    const stream = head.includes('/FlateDecode') ? inflateSync(raw, { finishFlush: 2 }).toString('latin1') : '';
    objects.set(id, { head, stream });
  }
  return objects;
}

const charactersOf = (cmap: string): string[] =>
  [...cmap.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, codes = '']) =>
      Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );

function decodeText(content: string, fonts: ReadonlyMap<string, string[]>): string {
  let letters: string[] = [];
  const lines: string[] = [];
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? [];
    else
      lines.push(
        glyphsOf(glyphs ?? '')
          .map((glyph) => letters[glyph] ?? '')
          .join(''),
      );
  }
  return lines.join('\n');
}

const glyphsOf = (glyphs: string): number[] =>
  [...glyphs.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) =>
    (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16)),
  );
