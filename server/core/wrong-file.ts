import type { ErrorCode } from '#shared/errors.ts';
import { type FileKind, type FilePlace, fileKindOf } from '#shared/files/file-kind.ts';
import { RuleError } from './errors.ts';

const readable: Partial<Record<FilePlace, readonly FileKind[]>> = {
  course: ['courseBundle', 'json', 'text', 'empty', 'unknown'],
  jobs: ['jobTable', 'table', 'text', 'empty', 'unknown'],
  catalogue: ['catalogueTable', 'table', 'text', 'empty', 'unknown'],
  resume: ['resume', 'json', 'text', 'empty', 'unknown'],
};

/** @throws RuleError WRONG_FILE */
export function requireFileOf(place: keyof typeof readable, content: Uint8Array | string): void {
  const kind = fileKindOf(content);
  if (readable[place]?.includes(kind) !== true) throw wrongFile('WRONG_FILE', { kind, place });
}

export const wrongFile = (code: ErrorCode, { kind, place }: { kind: FileKind; place: FilePlace }): RuleError =>
  new RuleError(code, { fileKind: kind, filePlace: place });
