/** Turns a model's markdown into the HTML of a text block, without raw HTML, images and link targets. */
import { Marked } from 'marked';
import { generatedLimits } from '#shared/ai/generated.ts';
import { escapeMarkup } from '../../core/html/plain-text.ts';
import { truncate } from './fit-to-length.ts';
import { modelLimits } from './material.ts';

const marked = new Marked({
  gfm: true,
  renderer: {
    html: () => '',
    image: () => '',
    checkbox: () => '',
    def: () => '',
    link({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    /** Level 1 and 2 are reserved for the titles above the lesson. */
    heading({ tokens, depth }) {
      const tag = depth < 4 ? 'h3' : 'h4';
      return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
    },
    table({ header, rows }) {
      const cell = (tokens: Parameters<typeof this.parser.parseInline>[0]) => this.parser.parseInline(tokens);
      const line = (row: typeof header) =>
        row
          .map(({ tokens }, column) => {
            const name = cell(header[column]?.tokens ?? []);
            return column === 0 || name === '' ? cell(tokens) : `${name}: ${cell(tokens)}`;
          })
          .join('; ');
      return `<ul>${rows.map((row) => `<li>${line(row)}</li>`).join('')}</ul>`;
    },
  },
});

/** Deeper nesting is never real text, and thousands of levels overflow the stack. */
const nestedQuotes = /(?:> ?){3,}/g;
const deepIndents = /^ {8,}/gm;

export function htmlOf(markdown: string): string {
  const truncatedMarkdown = truncate(markdown.slice(0, 2 * modelLimits.section).toWellFormed(), modelLimits.section);
  const html = parseOrEscape(
    truncatedMarkdown.replaceAll('\u0000', '').replace(nestedQuotes, '> ').replace(deepIndents, '        '),
  ).trim();
  return html.length > generatedLimits.html || html.replace(/<[^<>]*>/g, '').trim() === '' ? '' : html;
}

function parseOrEscape(markdown: string): string {
  try {
    return marked.parse(markdown, { async: false });
  } catch {
    return `<p>${escapeMarkup(markdown)}</p>`;
  }
}
