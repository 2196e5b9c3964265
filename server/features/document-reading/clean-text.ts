import { type SourceLine, type SourcePart, type SourceText, sourceLimits } from '#shared/ai/source.ts';
import { composeText, oneLine } from '#shared/validation/text.ts';
import { RuleError } from '../../core/errors.ts';

/** PDFs leave these noncharacters at hyphenation points. */
const noncharacters = /[\ufffe\uffff]/g;

export const cleanText = (text: string): string =>
  composeText(oneLine(text.toWellFormed().replace(noncharacters, '')))
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

export type DocumentPart = { label: string; lines: SourceLine[] };
export type DocumentText = { unit: SourceText['unit']; title: string; parts: DocumentPart[] };

/** @throws RuleError FILE_WITHOUT_TEXT, FILE_TOO_MANY_PAGES, FILE_TOO_LARGE if the text exceeds the limit */
export function enforceLimits({ unit, title, parts }: DocumentText): SourceText {
  if (parts.length > sourceLimits.parts) throw new RuleError('FILE_TOO_MANY_PAGES');
  let total = 0;
  let lineCount = 0;
  const limitedParts = parts.map(({ label, lines }, index): SourcePart => {
    let remaining: number = sourceLimits.partText;
    const cleanedLines = lines.flatMap((line) => {
      const cleaned = cleanLine(line);
      if (cleaned === null) return [];
      remaining -= lengthOf(cleaned);
      return remaining < 0 ? [] : [cleaned];
    });
    total += cleanedLines.reduce((sum, line) => sum + lengthOf(line), 0);
    lineCount += cleanedLines.length;
    if (total > sourceLimits.sourceText || lineCount > sourceLimits.lines) throw new RuleError('FILE_TOO_LARGE');
    return { number: index + 1, label: limitLength(cleanText(label)), lines: cleanedLines };
  });
  if (total === 0) throw new RuleError('FILE_WITHOUT_TEXT');
  return { unit, title: limitLength(cleanText(title)), parts: limitedParts };
}

const limitLength = (text: string): string =>
  text
    .slice(0, sourceLimits.label)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
