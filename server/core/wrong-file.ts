import type { ErrorCode } from '#shared/errors.ts';
import { detectFileKind, type FileKind, type UploadTarget } from '#shared/files/file-kind.ts';
import { RuleError } from './errors.ts';

const acceptedKinds: Partial<Record<UploadTarget, readonly FileKind[]>> = {
  course: ['courseBundle', 'json', 'text', 'empty', 'unknown'],
  jobs: ['jobTable', 'table', 'text', 'empty', 'unknown'],
  catalogue: ['catalogueTable', 'table', 'text', 'empty', 'unknown'],
  resume: ['resume', 'json', 'text', 'empty', 'unknown'],
};

/** @throws RuleError WRONG_FILE */
export function requireFileOf(place: keyof typeof acceptedKinds, content: Uint8Array | string): void {
  const kind = detectFileKind(content);
  if (acceptedKinds[place]?.includes(kind) !== true) throw wrongFile('WRONG_FILE', { kind, place });
}

export const wrongFile = (code: ErrorCode, { kind, place }: { kind: FileKind; place: UploadTarget }): RuleError =>
  new RuleError(code, { fileKind: kind, filePlace: place });
