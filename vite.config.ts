import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Public pages by what a visitor reads on one visit. */
const publicAreas = {
  jobs: ['features/job-board/job-board.tsx', 'pages/jobs/job-page.tsx', 'pages/company/public-page.tsx'],
  learning: [
    'pages/courses/catalogue-page.tsx',
    'pages/course/course-page.tsx',
    'features/learning/verification-page.tsx',
  ],
  site: ['pages/company-info/company-info-page.tsx', 'pages/content/content-page.tsx', 'pages/content/help-page.tsx'],
  account: ['features/auth/auth-page.tsx'],
  tests: [
    'features/assessments/overview/tests-overview.tsx',
    'features/assessments/soft-skills/softskill-test.tsx',
    'pages/value-test/value-test-page.tsx',
    'pages/results/method-page.tsx',
  ],
};
type Graph = { getModuleInfo: (id: string) => { code: string | null; importedIds: readonly string[] } | null };

const isPackageIndex = (id: string): boolean =>
  /@(?:mantine|tabler)[\\/].*[\\/](?:index|tabler-icons-react)\.mjs$/.test(id);

/** From the index of a package, a module needs only the files named like its imports. */
function importsOf(graph: Graph, id: string): string[] {
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
  const lists = [...(code ?? '').matchAll(/import\s*\{([^}]*)\}/g)];
  const names = new Set(lists.flatMap(([, list = '']) => list.match(/\w+/g) ?? []));
  return importedIds.flatMap((imported) => {
    if (!isPackageIndex(imported)) return [imported];
    const files = graph.getModuleInfo(imported)?.importedIds ?? [];
    return files.filter((file) => names.has(basename(file, '.mjs')));
  });
}

/** Finds the areas whose pages load a module. */
function findAreas(graph: Graph): Map<string, string[]> {
  const areasOf = new Map<string, string[]>();
  const add = (area: string, id: string): void => {
    const areas = areasOf.get(id) ?? [];
    if (areas.includes(area)) return;
    areasOf.set(id, [...areas, area]);
    for (const imported of importsOf(graph, id)) add(area, imported);
  };
  for (const [area, pages] of Object.entries(publicAreas)) {
    for (const page of pages.map((file) => resolve('client', file))) {
      if (graph.getModuleInfo(page) === null) throw new Error(`no such page: ${page}`);
      add(area, page);
    }
  }
  return areasOf;
}

/** Modules of more areas come first: a group also takes what its modules import, unless an earlier one has it. */
function areaGroups() {
  let areasOf: Map<string, string[]> | undefined;
  const nameFor = (count: number) => (id: string, graph: Graph) => {
    areasOf ??= findAreas(graph);
    const areas = areasOf.get(id) ?? [];
    return areas.length === count ? areas.join('-') : null;
  };
  return Object.keys(publicAreas).map((_, index) => ({
    name: nameFor(index + 1),
    debugName: `areas-${index + 1}`,
    minShareCount: 2,
    priority: index + 2,
  }));
}

/**
 * Groups shared modules into few files. Without groups the bundler creates one file for each set of pages with common
 * modules, 80 of them for the sign-in page. Public pages load only what their area needs.
 */
const sharedParts = () => [
  { name: 'base', tags: ['$initial' as const], priority: 9 },
  ...areaGroups(),
  { name: 'mantine', test: /[\\/]@mantine[\\/](?:core|hooks|form)[\\/]/, minShareCount: 3, priority: 1 },
  { name: 'own', test: /[\\/](?:shared|client[\\/](?:components|lib))[\\/].*\.tsx?$/, minShareCount: 4 },
];

const lazyImport = /lazyComponent\(\(\) => import\('([^']+)'\)\)/g;

/** Passes the file of each lazy component to it, by which the server finds the style sheets of a page. */
const lazyFiles = (): Plugin => ({
  name: 'lazy-files',
  enforce: 'pre',
  async transform(code, importer) {
    if (!importer.endsWith('.tsx') || !code.includes('lazyComponent(() =>')) return null;
    const files = new Map<string, string>();
    for (const [, source = ''] of code.matchAll(lazyImport)) {
      const resolved = await this.resolve(source, importer);
      if (resolved !== null) files.set(source, relative(this.environment.config.root, resolved.id));
    }
    return code.replace(lazyImport, (_, source: string) => {
      return `lazyComponent(() => import('${source}'), ${JSON.stringify(files.get(source))})`;
    });
  },
});

const compress = promisify(brotliCompress);
const minCompressedBytes = 1_000;

/** Compresses scripts and styles once, more tightly than the server could for each request. */
const compressedFiles = (): Plugin => ({
  name: 'compressed-files',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(?:js|css)$/.test(name));
    await Promise.all(
      names.map(async (name) => {
        const content = await readFile(join(dir, name));
        if (content.length >= minCompressedBytes) await writeFile(join(dir, `${name}.br`), await compress(content));
      }),
    );
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  root: 'client',
  plugins: [lazyFiles(), react(), ...(isSsrBuild ? [] : [compressedFiles()])],
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: isSsrBuild ? '../dist/render' : '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Never inlines fonts and images: the CSP allows no data: fonts.
    assetsInlineLimit: 0,
    // The initial file, before compression to about a third.
    chunkSizeWarningLimit: 620,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: sharedParts() } } },
  },
}));
