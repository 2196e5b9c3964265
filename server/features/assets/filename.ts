import { extensionOf, type FileType } from '#shared/assets/kinds.ts';
import { composed } from '#shared/validation/text.ts';

const maxFilenameLength = 200;
/** No system has longer names; what is left of it is cut to `maxFilenameLength`. */
const longestGiven = 4_000;

const otherEndings: Partial<Record<FileType, readonly string[]>> = {
  'image/jpeg': ['jpeg', 'jpe', 'jfif'],
  'video/mp4': ['m4v'],
  'video/ogg': ['ogg'],
  'audio/ogg': ['oga', 'opus'],
  'text/plain': ['md'],
};

/** Control characters, what turns the direction of writing around, and what file systems refuse. */
const unwanted = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;

/**
 * A file's name for showing and saving: one clean line of at most 200 characters that ends as files of its type do, so that
 * nothing is saved as a program or a page that was not checked as one.
 */
export function cleanFilename(given: string, type: FileType): string {
  const name = composed(given.slice(0, longestGiven).toWellFormed()).replace(unwanted, ' ').replace(/\s+/g, ' ').trim();
  const own = extensionOf[type];
  const ending = [own, ...(otherEndings[type] ?? [])].find((known) => name.toLowerCase().endsWith(`.${known}`)) ?? own;
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
