import { fileTypes, maxBytesOf, megabytes, type UploadLimits } from '#shared/assets/kinds.ts';

/**
 * Whether the server would refuse the size. The server detects the type by content; for a type unknown to the
 * browser, the largest limit applies.
 */
export function isTooLarge({ size, type }: Pick<File, 'size' | 'type'>, limits: UploadLimits): boolean {
  const isKnown = fileTypes.some((known) => known === type);
  const maxBytes = isKnown ? maxBytesOf(type, limits) : megabytes(Math.max(limits.documentMb, limits.mediaMb));
  return size > maxBytes;
}
