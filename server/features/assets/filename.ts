import { extensionOf, type FileType } from '#shared/assets/kinds.ts';
import { composed } from '#shared/validation/text.ts';

const maxFilenameLength = 200;
const maxGivenLength = 4_000;

const alternativeExtensions: Partial<Record<FileType, readonly string[]>> = {
  'image/jpeg': ['jpeg', 'jpe', 'jfif'],
  'video/mp4': ['m4v'],
  'video/ogg': ['ogg'],
  'audio/ogg': ['oga', 'opus'],
  'text/plain': ['md'],
};

const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;

/**
 * Returns one clean line of at most 200 characters with an extension of the checked type, so that nothing is saved as
 * a program or page.
 */
export function cleanFilename(given: string, type: FileType): string {
  const name = composed(given.slice(0, maxGivenLength).toWellFormed())
    .replace(forbiddenCharacters, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const own = extensionOf[type];
  const ending =
    [own, ...(alternativeExtensions[type] ?? [])].find((known) => name.toLowerCase().endsWith(`.${known}`)) ?? own;
  const stem = name.toLowerCase().endsWith(`.${ending}`) ? name.slice(0, -ending.length - 1) : name;
  const room = maxFilenameLength - ending.length - 1;
  return `${
    stem
      .slice(0, room)
      .toWellFormed()
      .replace(/\uFFFD$/, '')
      .trim() || 'Datei'
  }.${ending}`;
}
