import type { RenderInput, RenderResult } from '#shared/rendered-page.ts';
import { workerFunction } from '../../core/workers/worker-function.ts';
import { rendererFile } from './renderer-file.ts';

type Renderer = { renderPage: (input: RenderInput) => Promise<RenderResult> };

export const render = workerFunction(async (input: RenderInput) => {
  const { renderPage } = (await import(rendererFile)) as Renderer;
  return renderPage(input);
});
