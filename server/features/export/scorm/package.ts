/**
 * A published version as SCORM 1.2 package: one SCO without external requests. The package contains the quiz solutions,
 * because the learning platform cannot judge answers.
 */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extensionOf, type FileType, megabytes } from '#shared/assets/kinds.ts';
import { markShapes } from '#shared/figures/mark-shapes.ts';
import { playerTexts } from '#shared/texts/courses/export.ts';
import type { App } from '../../../core/app.ts';
import { RuleError } from '../../../core/errors.ts';
import { escapeMarkup } from '../../../core/html/plain-text.ts';
import { seconds } from '../../../core/runtime/clock.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { workReference } from '../../../core/workers/work.ts';
import type { WorkOptions } from '../../../core/workers/workers.ts';
import { createZip, splitIntoChunks, type ZipEntry } from '../../../core/zip.ts';
import {
  type Download,
  downloadName,
  type OpenVersion,
  openStoredFile,
  openVersion,
  shortSlug,
  type Version,
} from '../published-version.ts';
import type { VersionFile } from '../queries.ts';

const workNamed = workReference<typeof import('../pack.work.ts')>(new URL('../pack.work.ts', import.meta.url));
const workOptions: WorkOptions = { pace: 'quick', limitMs: seconds(20), tooMuch: 'PACKAGE_TOO_LARGE' };
/** Limits of common platforms and of ZIP without the 64-bit extension. */
const maxBytes = megabytes(2048);
const maxFiles = 10_000;

/** @throws RuleError NOT_FOUND, TOO_MANY_ATTEMPTS, PACKAGE_TOO_LARGE */
export async function createScormPackage(ctx: SignedInContext, version: Version): Promise<Download> {
  const opened = await openVersion(ctx, version);
  const { files } = opened;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > maxBytes || files.length > maxFiles) throw new RuleError('PACKAGE_TOO_LARGE');
  const content = createZip(generateEntries(ctx.app, version, opened), opened.publishedAt);
  return { name: downloadName(opened, '-scorm.zip'), type: 'application/zip', content };
}

async function* generateEntries(
  app: App,
  version: Version,
  { snapshot, title, files }: OpenVersion,
): AsyncGenerator<ZipEntry> {
  const paths = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    const opened = await openStoredFile(app, file);
    if (opened === null) continue;
    const path = pathOf(file, index);
    paths.set(file.id, path);
    yield { name: path, content: opened.stream as AsyncIterable<Uint8Array>, isText: false };
  }
  const { script } = await app.workers.run(workNamed('packageScript'), { snapshot, paths }, workOptions);
  const made: PlayerFile[] = [{ name: 'data.js', content: script, isText: true }, ...(await readPlayerFiles(title))];
  const all = [...made.map(({ name }) => name), ...paths.values()];
  made.push({ name: 'imsmanifest.xml', content: manifestOf({ ...version, title, paths: all }), isText: true });
  for (const file of made) yield { ...file, content: splitIntoChunks(file.content) };
}

/** ASCII, unique per file. */
function pathOf({ filename, type }: VersionFile, index: number): string {
  const stem = shortSlug(filename.replace(/\.[^.]*$/, ''), 40);
  const ending = extensionOf[type as FileType] ?? 'bin';
  return `assets/${String(index + 1).padStart(3, '0')}${stem === '' ? '' : `-${stem}`}.${ending}`;
}

type Package = { courseId: string; number: number; title: string; paths: readonly string[] };

function manifestOf({ courseId, number, title, paths }: Package): string {
  const name = escapeMarkup(title);
  const files = paths.map((path) => `      <file href="${escapeMarkup(path)}"/>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="passgenau-${courseId}" version="${number}" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="organization-1">
    <organization identifier="organization-1">
      <title>${name}</title>
      <item identifier="item-1" identifierref="resource-1" isvisible="true">
        <title>${name}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="resource-1" type="webcontent" adlcp:scormtype="sco" href="index.html">
${files}
    </resource>
  </resources>
</manifest>
`;
}

type PlayerFile = { name: string; content: string | Uint8Array; isText: boolean };

const scripts = ['progress.js', 'lms.js', 'blocks.js', 'outline.js', 'main.js'];
const sharedSheets = ['tokens.css', 'fallback-fonts.css', 'prose.css'];
const ownSheets = ['fonts.css', 'player.css'];
const typefaces = ['bricolage-grotesque', 'instrument-sans'];
const packages = createRequire(import.meta.url);

async function readPlayerFiles(title: string): Promise<PlayerFile[]> {
  const fill = (text: string) => fillTemplate(text, { ...playerTexts, ...markShapes, title });
  return [
    textFile('index.html', fill(await readPlayerText('index.html'))),
    textFile(
      'player/player.css',
      (await Promise.all([...sharedSheets.map(readSharedStyle), ...ownSheets.map(readPlayerText)])).join('\n'),
    ),
    textFile('player/mark.svg', fill(await readPlayerText('mark.svg'))),
    ...(await Promise.all(scripts.map(async (name) => textFile(`player/${name}`, await readPlayerText(name))))),
    ...(await Promise.all(typefaces.map(typefaceFiles))).flat(),
  ];
}

const textFile = (name: string, content: string): PlayerFile => ({ name, content, isText: true });
const readPlayerText = (name: string): Promise<string> =>
  readFile(new URL(`../player/${name}`, import.meta.url), 'utf8');
const readSharedStyle = (name: string): Promise<string> =>
  readFile(new URL(`../../../../shared/styles/${name}`, import.meta.url), 'utf8');

/** The font licence requires its text in the package. */
async function typefaceFiles(name: string): Promise<PlayerFile[]> {
  const from = (path: string) => packages.resolve(`@fontsource-variable/${name}/${path}`);
  const font = await readFile(from(`files/${name}-latin-wght-normal.woff2`));
  return [
    { name: `player/fonts/${name}.woff2`, content: font, isText: false },
    textFile(`player/fonts/OFL-${name}.txt`, await readFile(from('LICENSE'), 'utf8')),
  ];
}

const fillTemplate = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeMarkup(words[name] ?? ''));
