import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { RuleError } from '../../core/errors.ts';

const marked = new Marked({ gfm: true });

const sanitiseOptions: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'del',
    'a',
    'blockquote',
    'code',
    'pre',
    'hr',
    'br',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href'], th: ['align'], td: ['align'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { h1: 'h2', a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** The HTML is sanitised. @throws RuleError TEXT_TOO_COMPLEX */
export function renderMarkdown(markdown: string): string {
  try {
    return sanitizeHtml(marked.parse(markdown, { async: false }), sanitiseOptions);
  } catch (error) {
    // Deeply nested quotes exhaust the stack.
    if (error instanceof RangeError || /call stack/.test(String(error))) throw new RuleError('TEXT_TOO_COMPLEX');
    throw error;
  }
}
