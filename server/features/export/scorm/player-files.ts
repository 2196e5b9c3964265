/** The page of a package: its scripts, and the typefaces, colours, rich text and mark that it shares with the product. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { markShapes } from '#shared/figures/mark-shapes.ts';
import { playerTexts } from '#shared/texts/courses/export.ts';
import { escapeMarkup } from '../../../core/html/escape.ts';

export type PlayerFile = { name: string; content: string | Uint8Array; isText: boolean };

const scripts = ['progress.js', 'lms.js', 'blocks.js', 'outline.js', 'main.js'];
const sharedSheets = ['tokens.css', 'fallback-fonts.css', 'prose.css'];
const ownSheets = ['fonts.css', 'player.css'];
const typefaces = ['bricolage-grotesque', 'instrument-sans'];
const packages = createRequire(import.meta.url);

export async function playerFiles(title: string): Promise<PlayerFile[]> {
  const fill = (text: string) => filled(text, { ...playerTexts, ...markShapes, title });
  return [
    textFile('index.html', fill(await own('index.html'))),
    textFile('player/player.css', (await Promise.all([...sharedSheets.map(shared), ...ownSheets.map(own)])).join('\n')),
    textFile('player/mark.svg', fill(await own('mark.svg'))),
    ...(await Promise.all(scripts.map(async (name) => textFile(`player/${name}`, await own(name))))),
    ...(await Promise.all(typefaces.map(typefaceFiles))).flat(),
  ];
}

const textFile = (name: string, content: string): PlayerFile => ({ name, content, isText: true });
const own = (name: string): Promise<string> => readFile(new URL(`../player/${name}`, import.meta.url), 'utf8');
const shared = (name: string): Promise<string> =>
  readFile(new URL(`../../../../shared/styles/${name}`, import.meta.url), 'utf8');

/** A typeface with its licence, which has to go along. */
async function typefaceFiles(name: string): Promise<PlayerFile[]> {
  const from = (path: string) => packages.resolve(`@fontsource-variable/${name}/${path}`);
  const font = await readFile(from(`files/${name}-latin-wght-normal.woff2`));
  return [
    { name: `player/fonts/${name}.woff2`, content: font, isText: false },
    textFile(`player/fonts/OFL-${name}.txt`, await readFile(from('LICENSE'), 'utf8')),
  ];
}

const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeMarkup(words[name] ?? ''));
