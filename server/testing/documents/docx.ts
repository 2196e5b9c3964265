import { contentTypes, escapeXml, relations, xml, zipFiles } from './zip.ts';

type DocxPart =
  | { heading: string; level: number }
  | { text: string }
  | { items: string[]; isOrdered?: boolean }
  | { rows: string[][] };

const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export function docx(parts: readonly DocxPart[], { title = '' } = {}): Buffer {
  return zipFiles(docxFiles(parts, { title }));
}

export function docxFiles(parts: readonly DocxPart[], { title = '' } = {}): Record<string, string> {
  return {
    '[Content_Types].xml': contentTypes({
      '/word/document.xml': `${main}.document.main+xml`,
      '/word/styles.xml': `${main}.styles+xml`,
      '/word/numbering.xml': `${main}.numbering+xml`,
    }),
    '_rels/.rels': relations([{ id: 'rId1', type: 'officeDocument', target: 'word/document.xml' }]),
    'docProps/core.xml': xml(
      `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`,
    ),
    'word/_rels/document.xml.rels': relations([
      { id: 'rId1', type: 'styles', target: 'styles.xml' },
      { id: 'rId2', type: 'numbering', target: 'numbering.xml' },
    ]),
    'word/styles.xml': xml(
      `<w:styles xmlns:w="${space}">${[1, 2, 3]
        .map(
          (level) =>
            `<w:style w:type="paragraph" w:styleId="berschrift${level}"><w:name w:val="heading ${level}"/></w:style>`,
        )
        .join('')}</w:styles>`,
    ),
    'word/numbering.xml': xml(
      `<w:numbering xmlns:w="${space}">${['bullet', 'decimal']
        .map(
          (format, n) =>
            `<w:abstractNum w:abstractNumId="${n}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum>`,
        )
        .join(
          '',
        )}${[0, 1].map((n) => `<w:num w:numId="${n + 1}"><w:abstractNumId w:val="${n}"/></w:num>`).join('')}</w:numbering>`,
    ),
    'word/document.xml': xml(
      `<w:document xmlns:w="${space}"><w:body>${parts.map(partXml).join('')}</w:body></w:document>`,
    ),
  };
}

const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;

function partXml(part: DocxPart): string {
  if ('heading' in part) return paragraph(part.heading, `<w:pStyle w:val="berschrift${part.level}"/>`);
  if ('text' in part) return paragraph(part.text);
  if ('items' in part) {
    const list = `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${part.isOrdered === true ? 2 : 1}"/></w:numPr>`;
    return part.items.map((item) => paragraph(item, list)).join('');
  }
  const row = (cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
  return `<w:tbl>${part.rows.map(row).join('')}</w:tbl>`;
}
