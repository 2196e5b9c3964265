import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Groups shared modules into few files. Without groups the bundler creates one file for each set of pages with common
 * modules, 80 of them for the sign-in page.
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
    // Never inlines fonts and images: the CSP allows no data: fonts.
    assetsInlineLimit: 0,
    // The initial file, before compression to about a third.
    chunkSizeWarningLimit: 620,
    rolldownOptions: { output: { codeSplitting: { groups: sharedParts } } },
  },
});
