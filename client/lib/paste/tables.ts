import type { AnyNode, Element } from 'domhandler';
import { tableLimits } from '#shared/validation/bounds.ts';
import type { Cell } from './blocks.ts';
import { type ClassStyles, marksIn, plainMarks } from './marks.ts';

type Rows = { rows: Cell[][]; cutRows: number; cutColumns: number };
type ReadCell = (nodes: readonly AnyNode[], isHeader: boolean) => string;

const isElement = (node: AnyNode): node is Element => 'attribs' in node;
const elementsIn = ({ children }: Element): Element[] => children.filter(isElement);

function rowsOf(table: Element): Element[] {
  return elementsIn(table).flatMap((child) => {
    if (child.name === 'tr') return [child];
    return ['thead', 'tbody', 'tfoot'].includes(child.name) ? rowsOf(child) : [];
  });
}

const cellsOf = (row: Element): Element[] => elementsIn(row).filter(({ name }) => name === 'td' || name === 'th');

const contains = (element: Element, name: string): boolean =>
  elementsIn(element).some((child) => child.name === name || contains(child, name));

/** Mails and web pages use tables for layout. A table with one column is data only if Excel or Calc wrote it. */
export function isLayoutTable(table: Element): boolean {
  const rows = rowsOf(table).map(cellsOf);
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  if (table.attribs['role'] === 'presentation' || contains(table, 'table')) return true;
  const isSpreadsheet = rows.flat().some(({ attribs }) => /\bxl\d+/.test(attribs['class'] ?? '') || 'sdval' in attribs);
  return columns <= 1 && (rows.length <= 1 || !isSpreadsheet);
}

const spanOf = (cell: Element, name: 'colspan' | 'rowspan'): number =>
  Math.min(100, Math.max(1, Number.parseInt(cell.attribs[name] ?? '1', 10) || 1));

function isBold(node: AnyNode, sheet: ClassStyles, marks = plainMarks): boolean {
  if (node.type === 'text') return node.data.trim() === '' || marks.bold;
  if (!isElement(node)) return true;
  const inside = marksIn(node, marks, sheet);
  return node.children.every((child) => isBold(child, sheet, inside));
}

const hasText = (html: string): boolean => html.replace(/<[^<>]*>/g, '').trim() !== '';
const emptyCell = (isHeader: boolean): Cell => ({ html: '<p></p>', isHeader });

/** @returns rows of equal length, and the number of rows and columns beyond the limits */
export function tableRows(table: Element, sheet: ClassStyles, readCell: ReadCell): Rows {
  const rows = rowsOf(table).filter((row) => cellsOf(row).length > 0);
  const [first] = rows;
  const isHeaderRow = (row: Element): boolean =>
    cellsOf(row).every(({ name }) => name === 'th') ||
    (row === first && rows.length > 1 && cellsOf(row).every((cell) => isBold(cell, sheet)));
  const grid: (Cell | undefined)[][] = rows.map(() => []);
  for (const [index, row] of rows.entries()) {
    const isHead = isHeaderRow(row);
    let column = 0;
    for (const cell of cellsOf(row)) {
      while (grid[index]?.[column] !== undefined) column += 1;
      const isHeader = isHead || cell.name === 'th';
      for (let down = 0; down < spanOf(cell, 'rowspan') && index + down < rows.length; down++)
        for (let right = 0; right < spanOf(cell, 'colspan'); right++) {
          const target = grid[index + down];
          if (target !== undefined) target[column + right] = emptyCell(isHeader);
        }
      const gridRow = grid[index];
      if (gridRow !== undefined) gridRow[column] = { html: readCell(cell.children, isHeader), isHeader };
    }
  }
  return trimGrid(grid);
}

function trimGrid(grid: readonly (Cell | undefined)[][]): Rows {
  const lastColumn = (row: readonly (Cell | undefined)[]) =>
    row.findLastIndex((cell) => cell !== undefined && hasText(cell.html));
  const lastRow = grid.findLastIndex((row) => lastColumn(row) >= 0);
  const width = Math.max(0, ...grid.map((row) => lastColumn(row) + 1));
  const [height, columns] = [Math.min(lastRow + 1, tableLimits.rows), Math.min(width, tableLimits.columns)];
  const rows = grid
    .slice(0, height)
    .map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? emptyCell(row[0]?.isHeader ?? false)));
  return { rows, cutRows: lastRow + 1 - height, cutColumns: width - columns };
}
