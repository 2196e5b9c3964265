import sanitizeHtml from 'sanitize-html';

/** What a text block may hold: headings, lists, bold, italic, links, quotes, code. The page has its own first two levels. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'br', 'hr'],
    ...['strong', 'em', 's', 'u', 'a'],
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

/** HTML that is safe to insert. Text without any tag becomes paragraphs. */
export function sanitiseText(content: string): string {
  if (!content.includes('<')) return paragraphs(content);
  const clean = sanitizeHtml(content, allowed);
  return isBlank(clean) ? '' : clean;
}

const isBlank = (html: string): boolean => html.replace(/<(?!hr)[^<>]*>/g, '').trim() === '';

/** Character references that somebody typed are meant as they stand. */
function paragraphs(plain: string): string {
  return plain
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replace(/\n/g, '<br />')}</p>`)
    .join('');
}

const escaped = (value: string): string => value.replace(/&/g, '&amp;').replace(/>/g, '&gt;');
