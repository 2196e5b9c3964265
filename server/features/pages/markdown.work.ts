import { workerFunction } from '../../core/workers/heavy.ts';
import { renderMarkdown } from './markdown.ts';

export const render = workerFunction((markdown: string): string => renderMarkdown(markdown));
