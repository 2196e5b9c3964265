import { Marked, Parser, type Token } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { PageContent, PageStep } from '#shared/pages/page-content.ts';
import { RuleError } from '../../core/errors.ts';
import { plainParagraphs } from '../../core/html/plain-text.ts';

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

/** @throws RuleError TEXT_TOO_COMPLEX */
export function renderMarkdown(markdown: string): PageContent {
  try {
    return contentOf(marked.lexer(markdown).filter(({ type }) => type !== 'space'));
  } catch (error) {
    // Deeply nested quotes exhaust the stack.
    if (error instanceof RangeError || /call stack/.test(String(error))) throw new RuleError('TEXT_TOO_COMPLEX');
    throw error;
  }
}

function contentOf(tokens: readonly Token[]): PageContent {
  const steps = stepsOf(tokens.at(-1));
  const [intro, ...sections] = partsOf(steps.length > 0 ? tokens.slice(0, -1) : tokens, 2);
  return {
    intro: htmlOf(intro.tokens),
    sections: sections.map(({ title, tokens: own }) => {
      const [start, ...parts] = partsOf(own, 3);
      return {
        title,
        html: htmlOf(start.tokens),
        parts: parts.map((part) => ({ title: part.title, html: htmlOf(part.tokens) })),
      };
    }),
    steps,
  };
}

type Part = { title: string; tokens: Token[] };

/** The first part has no title; each heading of at most `depth` begins another one. */
function partsOf(tokens: readonly Token[], depth: number): [Part, ...Part[]] {
  const parts: [Part, ...Part[]] = [{ title: '', tokens: [] }];
  for (const token of tokens) {
    if (token.type === 'heading' && token['depth'] <= depth) parts.push({ title: textOf(token), tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  }
  return parts;
}

const htmlOf = (tokens: Token[]): string => sanitizeHtml(marked.parser(tokens), sanitiseOptions).trim();

const textOf = (token: Token): string =>
  plainParagraphs(sanitizeHtml(Parser.parseInline(tokensIn(token)), sanitiseOptions));

const tokensIn = (token: Token): Token[] => ('tokens' in token ? (token.tokens ?? []) : []);

const isSitePath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path);

/** The next steps: bold links to pages of the site, alone in the last paragraph. */
function stepsOf(last: Token | undefined): PageStep[] {
  if (last?.type !== 'paragraph') return [];
  const words = tokensIn(last).filter(({ type, raw }) => type !== 'text' || raw.trim() !== '');
  const steps = words.flatMap((word) => {
    const link = word.type === 'strong' ? tokensIn(word)[0] : undefined;
    const path: unknown = link?.type === 'link' ? link.href : undefined;
    return isSitePath(path) ? [{ label: textOf(word), path }] : [];
  });
  return steps.length === words.length ? steps : [];
}
