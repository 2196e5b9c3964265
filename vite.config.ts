import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'client',
  plugins: [react()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and images stay files of their own: the CSP allows no data: fonts.
    assetsInlineLimit: 0,
  },
});
