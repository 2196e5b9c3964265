import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * What many pages share, in few files: on its own the bundler makes one for each set of pages that shares something, 80 of them for the
 * sign-in page. What every page needs comes with the program; the rest when the first page asks for a part of it, and then for all.
 */
const sharedParts = [
  { name: 'base', tags: ['$initial' as const], priority: 2 },
  { name: 'mantine', test: /[\\/]@mantine[\\/](?:core|hooks|form)[\\/]/, minShareCount: 3, priority: 1 },
  { name: 'own', test: /[\\/](?:shared|client[\\/](?:components|lib))[\\/].*\.tsx?$/, minShareCount: 4 },
];

export default defineConfig({
  root: 'client',
  plugins: [react()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and images stay files of their own: the CSP allows no data: fonts.
    assetsInlineLimit: 0,
    // The program with what every page needs, compressed to a third of it.
    chunkSizeWarningLimit: 620,
    rolldownOptions: { output: { codeSplitting: { groups: sharedParts } } },
  },
});
