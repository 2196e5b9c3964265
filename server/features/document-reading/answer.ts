import type { Readable } from 'node:stream';
import type { SourcePart, SourceText } from '#shared/ai/source.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { RuleError } from '../../core/errors.ts';

type Line =
  | { kind: 'head'; unit: SourceText['unit']; title: string }
  | { kind: 'part'; part: SourcePart }
  | { kind: 'end' }
  | { kind: 'refused'; code: ErrorCode };

/** Letters of the longest answer: the most text that a source may have, and what stands around it. */
const longest = 64 * 1024 * 1024;

/** Part by part, so that no piece keeps anybody waiting. @returns null if it was not told to the end @throws RuleError what it refuses */
export async function collect(output: Readable): Promise<SourceText | null> {
  const text: SourceText = { unit: 'paragraph', title: '', parts: [] };
  let [isWhole, rest, length]: [boolean, string[], number] = [false, [], 0];
  let refused: ErrorCode | null = null;
  output.setEncoding('utf8');
  const take = (row: string) => {
    const line = JSON.parse(row) as Line;
    if (line.kind === 'head') [text.unit, text.title] = [line.unit, line.title];
    else if (line.kind === 'part') text.parts.push(line.part);
    else if (line.kind === 'refused') refused = line.code;
    else isWhole = true;
  };
  for await (const piece of output as AsyncIterable<string>) {
    length += piece.length;
    if (length > longest) throw new RuleError('FILE_INFLATES');
    const rows = piece.split('\n');
    const last = rows.pop() ?? '';
    for (const row of rows) {
      take(rest.join('') + row);
      rest = [];
    }
    rest.push(last);
  }
  if (refused !== null) throw new RuleError(refused);
  return isWhole ? text : null;
}
