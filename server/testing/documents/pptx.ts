import { contentTypes, escaped, relations, xml, zipped } from './zip.ts';

export type TestSlide = { title: string; points: string[]; notes?: string };

const spaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const main = 'application/vnd.openxmlformats-officedocument.presentationml';

/** A presentation. Its files are numbered against the order of its slides, as after moving them around. */
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
  return zipped(files);
}

const shape = (type: string, lines: readonly string[]): string =>
  `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody>${lines
    .map((line) => `<a:p><a:r><a:t>${escaped(line)}</a:t></a:r></a:p>`)
    .join('')}</p:txBody></p:sp>`;
