import { fileTypes, maxBytesOf, megabytes, type UploadLimits } from '#shared/assets/kinds.ts';

/**
 * Whether the server would refuse this file for its size. It decides the type by content; where the browser does not know it,
 * the file may be of the kind that is allowed to be largest.
 */
export function isTooLarge({ size, type }: Pick<File, 'size' | 'type'>, limits: UploadLimits): boolean {
  const isKnown = fileTypes.some((known) => known === type);
  const maxBytes = isKnown ? maxBytesOf(type, limits) : megabytes(Math.max(limits.documentMb, limits.mediaMb));
  return size > maxBytes;
}
