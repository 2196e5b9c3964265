/** The entries of the archive: own files, then one JSON file and one page per area, all rows from one moment. */
import { extensionOf, type FileType } from '#shared/assets/kinds.ts';
import { productName } from '#shared/product.ts';
import { spelledSlugOf } from '#shared/search.ts';
import { type AreaName, areaTexts, archiveTexts as texts } from '#shared/texts/own-data/areas.ts';
import type { App } from '../../core/app.ts';
import { joinIntoChunks, splitIntoChunks, type ZipEntry } from '../../core/zip.ts';
import { getOwnProfile, resumeOf } from '../profile/service.ts';
import { type AreaTable, areaNames, areas, statementOf } from './areas.ts';
import { heading, link, list, momentText, pageEnd, pageStart, paragraph, rowHtml } from './html.ts';
import type { OwnFile } from './queries.ts';
import { explain, type Names, type Row } from './readable.ts';
import { inSnapshot, type Snapshot } from './snapshot.ts';

type Owner = { userId: string; email: string; isApplicant: boolean };

/** Some programs cannot open archives above 4 GB. */
const maxFileBytes = 3.5 * 1024 ** 3;

/** Called for each finished part, in bytes of files or an equivalent. */
type OnProgress = (units: number) => void;
const unitsOfArea = 2_000_000;

export const archiveUnits = (files: readonly OwnFile[]): number =>
  files.reduce((sum, { size, isReadable }) => sum + (isReadable ? size : 0), 0) + 2 * areaNames.length * unitsOfArea;

type Making = { app: App; owner: Owner; files: readonly OwnFile[]; onProgress: OnProgress };

export async function* archiveEntries(making: Making): AsyncGenerator<ZipEntry> {
  const { app, owner, onProgress } = making;
  const paths = new Map<string, string>();
  yield* fileEntries(making, paths);
  yield* inSnapshot(app, owner.userId, async function* (snapshot) {
    const names = { skills: await skillNames(snapshot), files: paths };
    for (const area of areaNames) {
      yield {
        name: `${areaTexts[area].file}.json`,
        content: joinIntoChunks(areaJson(area, snapshot, names)),
        isText: true,
      };
      onProgress(unitsOfArea);
      yield {
        name: `${areaTexts[area].file}.html`,
        content: joinIntoChunks(areaPage(area, snapshot, names)),
        isText: true,
      };
      onProgress(unitsOfArea);
    }
  });
  if (owner.isApplicant) yield textEntry(texts.resumeFile, JSON.stringify(await resume(making), null, 2));
  yield textEntry(texts.indexFile, indexPage(making, paths));
}

const textEntry = (name: string, text: string): ZipEntry => ({ name, content: splitIntoChunks(text), isText: true });

async function* fileEntries({ app, files, onProgress }: Making, paths: Map<string, string>): AsyncGenerator<ZipEntry> {
  let bytes = 0;
  for (const [index, file] of files.entries()) {
    bytes += file.isReadable ? file.size : 0;
    const opened = file.isReadable && bytes <= maxFileBytes ? await app.storage.open(file.key) : null;
    if (opened === null) {
      paths.set(file.id, texts.notIncluded[file.isReadable ? (bytes > maxFileBytes ? 'tooLarge' : 'missing') : 'left']);
      continue;
    }
    const path = pathOf(file, index);
    paths.set(file.id, path);
    yield { name: path, content: counted(opened.stream as AsyncIterable<Uint8Array>, onProgress), isText: false };
  }
}

async function* counted(content: AsyncIterable<Uint8Array>, onProgress: OnProgress): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    yield chunk;
    onProgress(chunk.length);
  }
}

/** ASCII letters, digits and hyphens: safe on every system, and never outside the folder. */
export function pathOf({ filename, type }: Pick<OwnFile, 'filename' | 'type'>, index: number): string {
  const stem = spelledSlugOf(filename.replace(/\.[^./\\]{0,10}$/, '').slice(0, 200))
    .slice(0, 60)
    .replace(/-$/, '');
  const number = String(index + 1).padStart(4, '0');
  const ending = Object.hasOwn(extensionOf, type) ? extensionOf[type as FileType] : 'bin';
  return `${texts.filesFolder}/${stem === '' ? number : `${number}-${stem}`}.${ending}`;
}

async function skillNames({ list: read }: Snapshot): Promise<ReadonlyMap<number, string>> {
  const rows = await read<{ id: number; name: string }>('select id, name from softskills where $1::uuid is not null');
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function* readRows(table: AreaTable, snapshot: Snapshot, names: Names): AsyncGenerator<Row> {
  for await (const row of snapshot.rows(statementOf(table))) yield explain(table.name, JSON.parse(row) as Row, names);
}

async function* areaJson(area: AreaName, snapshot: Snapshot, names: Names): AsyncGenerator<string> {
  yield '{';
  for (const [index, table] of areas[area].entries()) {
    yield `${index === 0 ? '' : ','}\n"${table.name}": [`;
    let separator = '\n';
    for await (const row of readRows(table, snapshot, names)) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}

async function* areaPage(area: AreaName, snapshot: Snapshot, names: Names): AsyncGenerator<string> {
  const { title, text, tables } = areaTexts[area];
  yield `${pageStart(title)}<p>${link(texts.indexFile, texts.backToIndex)}</p>\n${paragraph(text)}`;
  for (const table of areas[area]) {
    yield heading((tables as Readonly<Record<string, string>>)[table.name] ?? table.name);
    let isEmpty = true;
    for await (const row of readRows(table, snapshot, names)) {
      yield rowHtml(table.name, row, names);
      isEmpty = false;
    }
    if (isEmpty) yield paragraph(texts.empty);
  }
  yield pageEnd;
}

const resume = async ({ app, owner }: Making): Promise<object> =>
  resumeOf(await getOwnProfile({ app, user: owner }), app.clock.now());

function indexPage({ app, owner, files }: Making, paths: ReadonlyMap<string, string>): string {
  const included = files.filter(({ id }) => paths.get(id)?.startsWith(`${texts.filesFolder}/`) === true).length;
  const rows = areaNames.map((area) => {
    const { file, title } = areaTexts[area];
    return `<tr><td>${link(`${file}.html`, title)}</td><td>${link(`${file}.json`, texts.data)}</td></tr>`;
  });
  return [
    pageStart(texts.heading(productName)),
    paragraph(texts.made(momentText(app.clock.now().toISOString()))),
    paragraph(owner.email),
    heading(texts.contents),
    `<table>${rows.join('')}</table>\n`,
    owner.isApplicant ? `<p>${link(texts.resumeFile, texts.resume)}</p>\n` : '',
    included === 0 ? '' : `<p>${link(`${texts.filesFolder}/`, texts.files(included))}</p>\n`,
    ...[texts.rules, texts.rest].map(({ title, items }) => `${heading(title)}${list(items)}`),
    pageEnd,
  ].join('');
}
