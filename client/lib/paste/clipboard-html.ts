/** Reduces clipboard HTML of office programs and browsers to what rich text allows, and reports what it omits. */
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { emptyPasteLosses, type PasteLosses } from '#shared/editor/state.ts';
import { type Block, htmlOf, type Item, lineHtml, type Piece } from './blocks.ts';
import { type ClassStyles, classesOf, type Marks, marksIn, parseClassStyles, plainMarks, styleOf } from './marks.ts';
import { isMarker, markerIn, readMarker, wordItem } from './office-lists.ts';
import { isLayoutTable, tableRows } from './tables.ts';

type CleanedContent = {
  html: string;
  pictures: string[];
  losses: PasteLosses;
};

type Context = {
  marks: Marks;
  heading: number | null;
  item: Item | null;
  listDepth: number;
  isQuote: boolean;
};

const skippedTags = new Set(
  ['head', 'style', 'script', 'xml', 'meta', 'link', 'title', 'noscript', 'template', 'col', 'colgroup'].concat([
    'input',
    'select',
    'textarea',
    'button',
    'v:shapetype',
  ]),
);
const lossByTag: Readonly<Record<string, keyof PasteLosses>> = {
  svg: 'drawings',
  canvas: 'drawings',
  'v:shape': 'drawings',
  'v:group': 'drawings',
  math: 'formulas',
  'm:omath': 'formulas',
  iframe: 'embedded',
  object: 'embedded',
  embed: 'embedded',
  video: 'embedded',
  audio: 'embedded',
};
const blockTags = new Set(
  [
    'p',
    'div',
    'section',
    'article',
    'header',
    'footer',
    'main',
    'aside',
    'figure',
    'figcaption',
    'center',
    'address',
  ].concat(['dl', 'dt', 'dd', 'form', 'fieldset', 'details', 'summary', 'tr', 'td', 'th', 'caption', 'body', 'html']),
);
const maxDepth = 200;
const maxPictures = 20;
const embeddedPicture = /^data:image\/(?:png|jpe?g|gif|webp|svg\+xml|avif);base64,/i;

const isElement = (node: AnyNode): node is Element => 'attribs' in node;

function textIn(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  return 'children' in node ? node.children.map(textIn).join('') : '';
}

class Reader {
  readonly blocks: Block[] = [];
  #line: Piece[] = [];
  #isWordItem = false;
  readonly #sheet: ClassStyles;
  readonly #found: Pick<CleanedContent, 'pictures' | 'losses'>;

  constructor(sheet: ClassStyles, found: Pick<CleanedContent, 'pictures' | 'losses'>) {
    this.#sheet = sheet;
    this.#found = found;
  }

  readAll(nodes: readonly AnyNode[], context: Context = rootContext): this {
    for (const node of nodes) this.#read(node, context);
    return this;
  }

  end(around: Context = rootContext): this {
    const line = this.#line;
    this.#line = [];
    const [firstPiece] = line.filter((piece) => piece !== 'break' && piece.text.trim() !== '');
    if (firstPiece !== undefined && firstPiece !== 'break' && around.heading === null)
      this.#takeMarker(firstPiece, around);
    const html = lineHtml(line);
    if (html === '') return this;
    const { heading, isQuote } = around;
    const item = around.item ?? this.#typedItem;
    this.#typedItem = null;
    if (item !== null) {
      if (!this.blocks.includes(item)) this.blocks.push(item);
      item.lines.push(html);
    } else if (heading !== null) this.blocks.push({ kind: 'heading', level: heading, html });
    else this.blocks.push({ kind: 'paragraph', html, isQuote });
    return this;
  }

  #typedItem: Item | null = null;

  #takeMarker(first: { text: string }, { item }: Context): void {
    if (item !== null && !this.#isWordItem) return;
    const text = first.text.trimStart();
    const marker = markerIn(text, item !== null);
    if (marker === null) return;
    const listItem: Item = item ?? { kind: 'item', level: 1, isOrdered: false, start: 1, lines: [] };
    readMarker(listItem, marker);
    first.text = text.slice(marker.length);
    if (item === null) this.#typedItem = listItem;
  }

  #read(node: AnyNode, around: Context): void {
    if (node.type === 'text') this.#line.push({ text: node.data.replace(/[ \t\r\n\f]+/g, ' '), marks: around.marks });
    else if (isElement(node)) this.#readElement(node, around);
  }

  #readElement(element: Element, around: Context): void {
    const { name } = element;
    const style = styleOf(element);
    const loss = lossByTag[name];
    if (skippedTags.has(name) || /(?:display:\s*none|mso-hide:\s*all)/.test(style) || isComment(element)) return;
    if (loss !== undefined) this.#found.losses[loss] += 1;
    else if (name === 'br') this.#break(element);
    else if (name === 'hr') this.end(around).blocks.push({ kind: 'rule' });
    else if (name === 'img') this.#picture(element);
    else if (name === 'table') this.#table(element, around);
    else if (name === 'pre') this.#code(element, around);
    else if (name === 'ul' || name === 'ol') this.#list(element, around);
    else if (name === 'li') this.#item(element, around);
    else if (isMarker(element)) this.#marker(element, around);
    else if (name === 'blockquote' || headingOf(element) !== null || blockTags.has(name)) this.#block(element, around);
    else this.readAll(element.children, { ...around, marks: marksIn(element, around.marks, this.#sheet) });
  }

  #break(element: Element): void {
    if (!classesOf(element).includes('Apple-interchange-newline')) this.#line.push('break');
  }

  #block(element: Element, around: Context): void {
    this.end(around);
    const heading = headingOf(element) ?? around.heading;
    const item = around.item ?? (heading === null ? wordItem(element) : null);
    const marks = marksIn(element, around.marks, this.#sheet);
    if (heading !== null) marks.bold = false;
    if (element.name === 'dt') marks.bold = true;
    const isQuote = around.isQuote || element.name === 'blockquote';
    const innerContext = { ...around, heading, item, marks, isQuote };
    const isNew = item !== null && around.item === null;
    if (isNew) this.#isWordItem = true;
    this.readAll(element.children, innerContext).end(innerContext);
    if (isNew) this.#isWordItem = false;
  }

  #list(element: Element, around: Context): void {
    this.end(around);
    this.readAll(element.children, { ...around, listDepth: around.listDepth + 1, item: null });
    this.end(around);
  }

  #item(element: Element, around: Context): void {
    this.end(around);
    const list = element.parent !== null && isElement(element.parent) ? element.parent : null;
    const ariaLevel = Number(element.attribs['data-aria-level'] ?? element.attribs['aria-level'] ?? Number.NaN);
    const level = Math.max(1, Number.isInteger(ariaLevel) ? ariaLevel : around.listDepth);
    const start = Number.parseInt(list?.attribs['start'] ?? '1', 10) || 1;
    const item: Item = { kind: 'item', level, isOrdered: list?.name === 'ol', start, lines: [] };
    this.blocks.push(item);
    const innerContext = { ...around, item, heading: null, marks: marksIn(element, around.marks, this.#sheet) };
    this.readAll(element.children, innerContext).end(innerContext);
  }

  #marker(element: Element, { item }: Context): void {
    if (item !== null) readMarker(item, textIn(element));
    this.#isWordItem = false;
  }

  #code(element: Element, around: Context): void {
    const text = textIn(element).trimEnd();
    this.end(around);
    if (text.trim() !== '') this.blocks.push({ kind: 'code', text });
  }

  #table(element: Element, around: Context): void {
    this.end(around);
    if (around.item === null && isLayoutTable(element)) return void this.readAll(element.children, around).end(around);
    const cell = (nodes: readonly AnyNode[], isHeader: boolean) => this.#cell(nodes, isHeader);
    const { rows, cutRows, cutColumns } = tableRows(element, this.#sheet, cell);
    this.#found.losses.rows += cutRows;
    this.#found.losses.columns += cutColumns;
    if (rows.length > 0) this.blocks.push({ kind: 'table', rows });
  }

  #cell(nodes: readonly AnyNode[], isHeader: boolean): string {
    const { blocks } = new Reader(this.#sheet, this.#found).readAll(nodes).end();
    const inner = blocks.flatMap((block): Block[] => {
      if (block.kind === 'table')
        return block.rows.flat().map(({ html }) => ({ kind: 'paragraph', html: plainTextIn(html), isQuote: false }));
      if (block.kind === 'heading')
        return [{ kind: 'paragraph', html: `<strong>${block.html}</strong>`, isQuote: false }];
      return block.kind === 'rule' ? [] : [block];
    });
    const html = htmlOf(inner);
    const cellHtml = isHeader ? html.replace(/<\/?strong>/g, '') : html;
    return cellHtml === '' ? '<p></p>' : cellHtml;
  }

  #picture(element: Element): void {
    const { src = '', width, height } = element.attribs;
    const { pictures, losses } = this.#found;
    if (Number(width) <= 2 || Number(height) <= 2) return;
    const shape = element.attribs['v:shapes'] ?? '';
    const isDrawing = shape !== '' && !/^(?:grafik|bild|picture|image|_x0000_i)/i.test(shape);
    if (embeddedPicture.test(src) && pictures.length < maxPictures) pictures.push(src);
    else if (isDrawing) losses.drawings += 1;
    else losses.pictures += 1;
  }
}

const rootContext: Context = { marks: plainMarks, heading: null, item: null, listDepth: 0, isQuote: false };

const plainTextIn = (html: string): string => html.replace(/<\/?(?:p|ul|ol|li)(?:\s[^<>]*)?>/g, ' ').trim();

const isComment = (element: Element): boolean =>
  /mso-element:\s*comment/.test(styleOf(element)) ||
  classesOf(element).some((name) => /^MsoCommentReference$|^msocom/.test(name));

function headingOf(element: Element): number | null {
  const { name, attribs } = element;
  const tag = /^h([1-6])$/.exec(name)?.[1];
  if (tag !== undefined) return Number(tag);
  if (attribs['role'] === 'heading') return Number(attribs['aria-level'] ?? 2) || 2;
  return classesOf(element).includes('MsoTitle') ? 1 : null;
}

function excelClassesIn(html: string): ClassStyles {
  const parts = html.split('<style').slice(1);
  const css = parts.map((part) => part.split('</style', 1)[0] ?? '').join('\n');
  return new Map([...parseClassStyles(css)].filter(([name]) => name.startsWith('xl')));
}

/** Deeper nesting would overflow the stack. */
function limitDepth(nodes: readonly AnyNode[]): readonly AnyNode[] {
  let level = nodes;
  for (let depth = 0; depth < maxDepth; depth++)
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  for (const node of level) if ('children' in node) node.children = [];
  return nodes;
}

const selectedPart = (html: string): string => html.slice(Math.max(0, html.search(/<body[\s>]/i)));

/** Word wraps visible content in `<![if …]>` and `<![endif]>`; inside a comment, they wrap hidden content. */
const wordConditions = /<!\[(?:if [^>\-<]{0,60}|endif)\]>/gi;

export function cleanClipboard(html: string): CleanedContent {
  const { children } = parseDocument(selectedPart(html).replaceAll('\u0000', '').replace(wordConditions, ''));
  const output = { pictures: [], losses: emptyPasteLosses() };
  const { blocks } = new Reader(excelClassesIn(html), output).readAll(limitDepth(children)).end();
  return { html: htmlOf(blocks), ...output };
}
