/** Runs in a worker: 100,000 characters of Markdown may take seconds. */
import { heavy } from '../../core/workers/heavy.ts';
import { renderMarkdown } from './markdown.ts';

export const render = heavy((markdown: string): string => renderMarkdown(markdown));
