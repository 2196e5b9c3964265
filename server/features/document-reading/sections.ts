import { type SourceLine, sourceLimits } from '#shared/ai/source.ts';
import { cleanText, type DocumentPart, type DocumentText } from './clean-text.ts';

const deepestSectionLevel = 3;
const maxSectionLength = 6_000;
const between = ' › ';

export function splitIntoSections(title: string, lines: readonly SourceLine[]): DocumentText {
  const hasHeadings = lines.some(({ kind }) => kind === 'heading');
  if (!hasHeadings && lines.length <= sourceLimits.parts)
    return { unit: 'paragraph', title, parts: lines.map((line) => ({ label: '', lines: [line] })) };
  const parts: DocumentPart[] = [];
  const path: string[] = [];
  let [current, length]: [DocumentPart | null, number] = [null, 0];
  for (const line of lines) {
    const isStart = line.kind === 'heading' && line.level <= deepestSectionLevel;
    if (isStart) {
      path.length = Math.min(path.length, line.level - 1);
      path[line.level - 1] = cleanText(line.text);
    }
    if (current === null || length > maxSectionLength || (isStart && !hasOnlyHeadings(current))) {
      current = { label: '', lines: [] };
      parts.push(current);
      length = 0;
    }
    current.label = path.filter((name) => name !== undefined && name !== '').join(between);
    current.lines.push(line);
    length += line.kind === 'row' ? line.cells.join(' ').length : line.text.length;
  }
  return { unit: 'section', title, parts };
}

const hasOnlyHeadings = ({ lines }: DocumentPart): boolean => lines.every(({ kind }) => kind === 'heading');
