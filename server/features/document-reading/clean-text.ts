import { type SourceLine, type SourcePart, type SourceText, sourceLimits } from '#shared/ai/source.ts';
import { composed, oneLine } from '#shared/validation/text.ts';
import { RuleError } from '../../core/errors.ts';

/** PDFs leave these noncharacters at hyphenation points. */
const noncharacters = /[\ufffe\uffff]/g;

export const cleanText = (text: string): string =>
  composed(oneLine(text.toWellFormed().replace(noncharacters, '')))
    .replace(/\s+/g, ' ')
    .trim();

function cleanLine(line: SourceLine): SourceLine | null {
  if (line.kind === 'row') {
    const cells = line.cells.map(cleanText);
    return cells.some((cell) => cell !== '') ? { kind: 'row', cells } : null;
  }
  const text = cleanText(line.text);
  return text === '' ? null : { ...line, text };
}

const lengthOf = (line: SourceLine): number =>
  line.kind === 'row' ? line.cells.reduce((sum, cell) => sum + cell.length + 1, 0) : line.text.length + 1;

export type ReadPart = { label: string; lines: SourceLine[] };
export type ReadText = { unit: SourceText['unit']; title: string; parts: ReadPart[] };

/** @throws RuleError FILE_WITHOUT_TEXT, FILE_TOO_MANY_PAGES, FILE_TOO_LARGE if the text exceeds the limit */
export function withinLimits({ unit, title, parts }: ReadText): SourceText {
  if (parts.length > sourceLimits.parts) throw new RuleError('FILE_TOO_MANY_PAGES');
  let total = 0;
  let lineCount = 0;
  const withinLimits = parts.map(({ label, lines }, index): SourcePart => {
    let left: number = sourceLimits.partText;
    const cleanedLines = lines.flatMap((line) => {
      const cleaned = cleanLine(line);
      if (cleaned === null) return [];
      left -= lengthOf(cleaned);
      return left < 0 ? [] : [cleaned];
    });
    total += cleanedLines.reduce((sum, line) => sum + lengthOf(line), 0);
    lineCount += cleanedLines.length;
    if (total > sourceLimits.sourceText || lineCount > sourceLimits.lines) throw new RuleError('FILE_TOO_LARGE');
    return { number: index + 1, label: cut(cleanText(label)), lines: cleanedLines };
  });
  if (total === 0) throw new RuleError('FILE_WITHOUT_TEXT');
  return { unit, title: cut(cleanText(title)), parts: withinLimits };
}

const cut = (text: string): string =>
  text
    .slice(0, sourceLimits.label)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
