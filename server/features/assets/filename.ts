import { extensionOf, type FileType } from '#shared/assets/kinds.ts';
import { composeText } from '#shared/validation/text.ts';

const maxFilenameLength = 200;
const maxRawLength = 4_000;

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
export function cleanFilename(rawName: string, type: FileType): string {
  const name = composeText(rawName.slice(0, maxRawLength).toWellFormed())
    .replace(forbiddenCharacters, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const standardExtension = extensionOf[type];
  const nameExtension =
    [standardExtension, ...(alternativeExtensions[type] ?? [])].find((known) =>
      name.toLowerCase().endsWith(`.${known}`),
    ) ?? standardExtension;
  const stem = name.toLowerCase().endsWith(`.${nameExtension}`) ? name.slice(0, -nameExtension.length - 1) : name;
  const maxStemLength = maxFilenameLength - nameExtension.length - 1;
  return `${
    stem
      .slice(0, maxStemLength)
      .toWellFormed()
      .replace(/\uFFFD$/, '')
      .trim() || 'Datei'
  }.${nameExtension}`;
}
