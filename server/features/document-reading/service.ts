/**
 * Turns files and pasted text into sections, pages and paragraphs with their position. Knows nothing about courses.
 * - Each file is read in a separate process with limits on memory and time.
 * - Archives are unpacked up to a limit, regardless of their declared size; encrypted and broken files are refused.
 */
export { joinLines, splitPasted } from './pasted-text.ts';
export { defaultReadingMs, readStoredFile } from './read.ts';
