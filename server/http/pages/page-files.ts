import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Entry = { file: string; css?: string[]; imports?: string[] };
type Manifest = Readonly<Record<string, Entry>>;

/** Names of built files below the client's folder. */
export type PageFiles = { styles: string[]; scripts: string[] };

/** @returns finds the files that the given source files need besides those of every page */
export async function openPageFiles(folder: string): Promise<(sources: readonly string[]) => PageFiles> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const initial = withImports(manifest, ['index.html']);
  return (sources) => {
    const entries = [...withImports(manifest, sources)].filter((entry) => !initial.has(entry));
    return {
      styles: [...new Set(entries.flatMap(({ file, css = [] }) => (isStyle(file) ? [file] : css)))],
      scripts: [...new Set(entries.map(({ file }) => file).filter((file) => !isStyle(file)))],
    };
  };
}

const isStyle = (file: string): boolean => file.endsWith('.css');

/** Imports come first, so that style sheets keep the order of the bundler. */
function withImports(manifest: Manifest, names: readonly string[]): Set<Entry> {
  const found = new Set<Entry>();
  const started = new Set<string>();
  const add = (name: string): void => {
    const entry = manifest[name];
    if (entry === undefined || started.has(name)) return;
    started.add(name);
    entry.imports?.forEach(add);
    found.add(entry);
  };
  names.forEach(add);
  return found;
}
