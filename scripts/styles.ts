import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classesOf } from './css-types.mjs';

/** What repeats is a component, a prop of Mantine or a class of components/look; a style sheet says what is special. */
const mostStyleLines = 6368;

/** All style sheets below these folders, by file. */
export function readStyles(folders: readonly string[]): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** What is wrong with the style sheets as a whole: more lines than they may have. */
export function findTooMuchStyle(styles: ReadonlyMap<string, string>, most = mostStyleLines): string[] {
  const lines = [...styles.values()].reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0);
  return lines > most ? [`${styles.size} style sheets have ${lines} lines; ${most} are enough`] : [];
}

/** The style sheets behind `look()`. */
export const lookSheets = (styles: ReadonlyMap<string, string>): string[] =>
  [...styles].filter(([file]) => file.startsWith('client/components/look/')).map(([, text]) => text);

/** Classes behind `look()` that no component names. */
export function findUnusedLooks(sheets: readonly string[], sources: Iterable<string>): string[] {
  const named = new Set<string>();
  for (const source of sources)
    for (const [, names = ''] of source.matchAll(/\blook\(([^)]*)\)/g))
      for (const [, name = ''] of names.matchAll(/'([^']*)'/g)) named.add(name);
  return sheets
    .flatMap(classesOf)
    .filter((name) => !named.has(name))
    .map((name) => `look('${name}') is used nowhere`);
}
