import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Groups shared modules into few files. Without groups the bundler creates one file for each set of pages with common
 * modules, 80 of them for the sign-in page.
 */
const sharedParts = [
  { name: 'base', tags: ['$initial' as const], priority: 2 },
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
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: sharedParts } } },
  },
}));
