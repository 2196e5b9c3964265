import { fileURLToPath } from 'node:url';
import type { RenderInput, RenderResult } from '#shared/rendered-page.ts';
import { workerFunction } from '../../core/workers/worker-function.ts';

export const rendererFile = fileURLToPath(new URL('../../../dist/render/entry-server.js', import.meta.url));

type Renderer = { renderPage: (input: RenderInput) => Promise<RenderResult> };

export const render = workerFunction(async (input: RenderInput) => {
  const { renderPage } = (await import(rendererFile)) as Renderer;
  return renderPage(input);
});
