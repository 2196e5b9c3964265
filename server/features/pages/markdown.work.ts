import type { PageContent } from '#shared/pages/page-content.ts';
import { workerFunction } from '../../core/workers/worker-function.ts';
import { renderMarkdown } from './markdown.ts';

export const render = workerFunction((markdown: string): PageContent => renderMarkdown(markdown));
