import { workerFunction } from '../../core/workers/worker-function.ts';
import { renderMarkdown } from './markdown.ts';

export const render = workerFunction((markdown: string): string => renderMarkdown(markdown));
