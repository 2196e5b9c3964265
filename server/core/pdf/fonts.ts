import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Subset } from './printable.ts';
import { unpackWoff } from './woff.ts';

export type Face = 'text' | 'strong' | 'title';
const faces: Record<Face, { family: string; weight: number }> = {
  text: { family: 'instrument-sans', weight: 400 },
  strong: { family: 'instrument-sans', weight: 600 },
  title: { family: 'bricolage-grotesque', weight: 700 },
};
const fileParts: Record<Subset, string> = { latin: 'latin', latinExtended: 'latin-ext' };

const packages = createRequire(import.meta.url);
let loadedFonts: Array<{ name: string; font: Buffer }> | null = null;

export const fontName = (face: Face, subset: Subset): string => `${face} ${subset}`;

export function registerFonts(doc: PDFKit.PDFDocument): void {
  loadedFonts ??= Object.entries(faces).flatMap(([face, { family, weight }]) =>
    Object.entries(fileParts).map(([subset, part]) => {
      const file = packages.resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`);
      return { name: fontName(face as Face, subset as Subset), font: unpackWoff(readFileSync(file)) };
    }),
  );
  for (const { name, font } of loadedFonts) doc.registerFont(name, font);
}
