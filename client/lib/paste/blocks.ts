import { escapeHtml, type Marks, markedHtml } from './marks.ts';

export type Piece = { text: string; marks: Marks } | 'break';
export type Item = { kind: 'item'; level: number; isOrdered: boolean; start: number; lines: string[] };
export type Cell = { html: string; isHeader: boolean };
export type Block =
  | { kind: 'paragraph'; html: string; isQuote: boolean }
  | { kind: 'heading'; level: number; html: string }
  | { kind: 'table'; rows: Cell[][] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | Item;

const sameMarks = (a: Marks, b: Marks): boolean => JSON.stringify(a) === JSON.stringify(b);
const isSpace = (piece: Piece | undefined): boolean =>
  piece === 'break' || piece === undefined || /^[\s\u00a0]*$/.test(piece.text);

function mergePieces(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (piece !== 'break' && last !== undefined && last !== 'break' && sameMarks(last.marks, piece.marks))
      last.text += piece.text;
    else merged.push(piece === 'break' ? piece : { ...piece });
  }
  while (merged.length > 0 && isSpace(merged[0])) merged.shift();
  while (merged.length > 0 && isSpace(merged.at(-1))) merged.pop();
  let isAfterSpace = true;
  for (const piece of merged) {
    if (piece === 'break') isAfterSpace = true;
    else {
      piece.text = piece.text.replace(/[\s\u00a0]{2,}/g, ' ');
      if (isAfterSpace) piece.text = piece.text.replace(/^ /, '');
      isAfterSpace = /\s$/.test(piece.text);
    }
  }
  const last = merged.at(-1);
  if (last !== undefined && last !== 'break') last.text = last.text.trimEnd();
  return merged;
}

export const lineHtml = (pieces: readonly Piece[]): string =>
  mergePieces(pieces)
    .map((piece) => (piece === 'break' ? '<br>' : markedHtml(piece.text, piece.marks)))
    .join('');

type ListPart = { html: string; next: number };

function listHtml(items: readonly Item[], startIndex: number): ListPart {
  const first = items[startIndex];
  if (first === undefined) return { html: '', next: startIndex };
  const { level, isOrdered, start } = first;
  let [content, next] = ['', startIndex];
  for (let item = items[next]; item !== undefined && item.level >= level; item = items[next]) {
    if (item.level === level && item.isOrdered !== isOrdered) break;
    const ownHtml = item.level === level ? item.lines.map((line) => `<p>${line}</p>`).join('') : '';
    if (item.level === level) next += 1;
    let nested = '';
    for (let nestedItem = items[next]; nestedItem !== undefined && nestedItem.level > level; nestedItem = items[next]) {
      const list = listHtml(items, next);
      nested += list.html;
      next = list.next;
    }
    content += `<li>${ownHtml === '' ? '<p></p>' : ownHtml}${nested}</li>`;
  }
  const tag = isOrdered ? 'ol' : 'ul';
  const attribute = isOrdered && start > 1 ? ` start="${start}"` : '';
  return { html: `<${tag}${attribute}>${content}</${tag}>`, next };
}

function listsHtml(items: readonly Item[]): string {
  let html = '';
  for (let from = 0; from < items.length; ) {
    const list = listHtml(items, from);
    html += list.html;
    from = list.next;
  }
  return html;
}

const rowHtml = (cells: readonly Cell[]): string =>
  `<tr>${cells.map(({ html, isHeader }) => (isHeader ? `<th>${html}</th>` : `<td>${html}</td>`)).join('')}</tr>`;

const headingTag = (level: number, hasTitle: boolean): string =>
  `h${Math.min(4, Math.max(2, hasTitle ? level + 1 : level))}`;

function blockHtml(block: Exclude<Block, Item>, hasTitle: boolean): string {
  switch (block.kind) {
    case 'heading': {
      const tag = headingTag(block.level, hasTitle);
      return `<${tag}>${block.html}</${tag}>`;
    }
    case 'table':
      return `<table><tbody>${block.rows.map(rowHtml).join('')}</tbody></table>`;
    case 'code':
      return `<pre><code>${escapeHtml(block.text)}</code></pre>`;
    case 'rule':
      return '<hr>';
    default:
      return block.isQuote ? `<blockquote><p>${block.html}</p></blockquote>` : `<p>${block.html}</p>`;
  }
}

export function htmlOf(blocks: readonly Block[]): string {
  const hasTitle = blocks.some((block) => block.kind === 'heading' && block.level === 1);
  let html = '';
  let items: Item[] = [];
  const endList = () => {
    html += listsHtml(items);
    items = [];
  };
  for (const block of blocks) {
    if (block.kind === 'item') {
      if (block.lines.length > 0) items.push(block);
      continue;
    }
    endList();
    html += blockHtml(block, hasTitle);
  }
  endList();
  return html.replaceAll('</blockquote><blockquote>', '');
}
