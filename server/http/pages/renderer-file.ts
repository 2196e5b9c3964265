import { fileURLToPath } from 'node:url';

export const rendererFile = fileURLToPath(new URL('../../../dist/render/entry-server.js', import.meta.url));
