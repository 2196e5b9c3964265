import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classesOf } from '../css-types.mjs';

/** Repeated styles are components, Mantine props or classes of common.module.css. */
const mostStyleLines = 6250;

export function readStyles(folders: readonly string[]): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

export function findTooMuchStyle(styles: ReadonlyMap<string, string>, most = mostStyleLines): string[] {
  const lines = [...styles.values()].reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0);
  return lines > most ? [`${styles.size} style sheets have ${lines} lines, at most ${most}`] : [];
}

const commonSheet = 'client/components/common.module.css';

export function findUnusedCommon(styles: ReadonlyMap<string, string>, sources: Iterable<string>): string[] {
  const used = new Set<string>();
  for (const source of sources) for (const [, name = ''] of source.matchAll(/\bcommon\.(\w+)/g)) used.add(name);
  return classesOf(styles.get(commonSheet) ?? '')
    .filter((name) => !used.has(name))
    .map((name) => `${commonSheet}: no component uses '${name}'`);
}

/** Mantine resolves a spacing name only alone: `gap="xs 1rem"` is no valid CSS. */
const mixedSpacing = /\b\w+="(?:(?:xs|sm|md|lg|xl) [^"]*|[\d.]+(?:rem|px)? (?:xs|sm|md|lg|xl)\b[^"]*)"/g;

export const findMixedSpacing = (sources: Iterable<readonly [file: string, text: string]>): string[] =>
  [...sources].flatMap(([file, text]) => [...text.matchAll(mixedSpacing)].map(([found]) => `${file}: ${found}`));
