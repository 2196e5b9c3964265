import sanitizeHtml from 'sanitize-html';
import { tableLimits } from '#shared/validation/bounds.ts';
import { composeText } from '#shared/validation/text.ts';
import { RuleError } from '../errors.ts';

const sanitiserOptions: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'br', 'hr'],
    ...['strong', 'em', 's', 'u', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
  },
};

/** Much deeper than real texts, and shallow enough for the stack of recursive readers. */
const maxDepth = 100;
const flatTags = new Set([
  'p',
  'li',
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'meta',
  'link',
  'area',
  'col',
  'td',
  'tr',
  'th',
]);

/** HTML that is safe to insert. Text without any tag becomes paragraphs. @throws RuleError TEXT_TOO_COMPLEX */
export function sanitiseText(content: string): string {
  if (!content.includes('<')) return paragraphs(composeText(content));
  requireLimitedDepth(content);
  requireSimpleTables(content);
  // Composes again: references such as &#776; become combining marks only now.
  const clean = composeText(sanitizeHtml(content, sanitiserOptions));
  return isBlank(clean) ? '' : clean;
}

function requireLimitedDepth(html: string): void {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    const tag = name.toLowerCase();
    if (flatTags.has(tag)) continue;
    const count = open.get(tag) ?? 0;
    const change = slash === '' ? 1 : count > 0 ? -1 : 0;
    open.set(tag, count + change);
    depth += change;
    if (depth > maxDepth) throw new RuleError('TEXT_TOO_COMPLEX');
  }
}

function requireSimpleTables(html: string): void {
  const counts = { rows: 0, cells: 0, cellsOfRow: 0 };
  let isInside = false;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)(table|tr|t[dh])(?![a-z0-9-])/gi)) {
    const tag = name.toLowerCase();
    const isOpening = slash === '';
    if (tag === 'table') {
      if (isOpening && isInside) throw new RuleError('TEXT_TOO_COMPLEX');
      isInside = isOpening;
      counts.rows = 0;
    }
    if (!isOpening || tag === 'table') continue;
    if (tag === 'tr') Object.assign(counts, { rows: counts.rows + 1, cellsOfRow: 0 });
    else Object.assign(counts, { cells: counts.cells + 1, cellsOfRow: counts.cellsOfRow + 1 });
    const { rows, columns, cells } = tableLimits;
    if (counts.rows > rows || counts.cellsOfRow > columns || counts.cells > cells)
      throw new RuleError('TEXT_TOO_COMPLEX');
  }
}

const isBlank = (html: string): boolean => html.replace(/<(?!hr)[^<>]*>/g, '').trim() === '';

function paragraphs(plain: string): string {
  return plain
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replace(/\n/g, '<br />')}</p>`)
    .join('');
}

const escaped = (value: string): string => value.replace(/&/g, '&amp;').replace(/>/g, '&gt;');
