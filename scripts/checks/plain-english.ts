/** No phrases translated from German in comments, test titles and documents, and no long comments. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Prose, proseOf } from './comments.ts';

const phrases: readonly RegExp[] = [
  /\b(?:whoever|somebody|nobody|anew|so many|goes with|of its own|what hung|(?:is|are) told|stands)\b/i,
  /(?:^|[.!?:;]\s+)(?:What|Whoever|Of)\s/,
];

const maxLines: Readonly<Record<Prose['kind'], number>> = { header: 3, docstring: 6, comment: 2, title: 1 };

/** The header of a `service.ts` lists the rules of the feature. */
const maxRules = 12;

/** `files`: path from the root → content. */
export function findUnclearProse(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, content]) =>
    file.endsWith('.md')
      ? findInDocument(file, content)
      : proseOf(file, content).flatMap((prose) => check(file, prose)),
  );
}

function check(file: string, { kind, line, text, lines }: Prose): string[] {
  const max = kind === 'header' && file.endsWith('/service.ts') ? maxRules : maxLines[kind];
  const tooLong = lines > max ? [`${file}:${line} ${kind} of ${lines} lines, at most ${max}`] : [];
  return [...tooLong, ...findPhrase(file, line, withoutCode(text))];
}

function findInDocument(file: string, content: string): string[] {
  let isCode = false;
  return content.split('\n').flatMap((text, index) => {
    if (text.startsWith('```')) isCode = !isCode;
    return isCode ? [] : findPhrase(file, index + 1, withoutCode(text));
  });
}

const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`/g, '');

function findPhrase(file: string, line: number, text: string): string[] {
  const matchedPhrase = phrases.map((phrase) => phrase.exec(text)?.[0]).find((match) => match !== undefined);
  return matchedPhrase === undefined ? [] : [`${file}:${line} '${matchedPhrase.trim()}': say it in plain English`];
}

const folders = ['client', 'server', 'shared', 'scripts', 'prisma/schema', 'docs'];
const isProse = (name: string) => /\.(?:tsx?|mjs|css|prisma|md)$/.test(name) && !name.endsWith('.d.ts');

/** Without published texts (prisma/content). */
export function readProse(root: string): Map<string, string> {
  const below = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isProse(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  const files = [...below, 'README.md', 'CONTRIBUTING.md', 'vitest.config.ts', 'vite.config.ts'];
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
