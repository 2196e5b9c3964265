import sanitizeHtml from 'sanitize-html';
import { composeText } from '#shared/validation/text.ts';

const blockEdges = /<(?=\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|td|th|blockquote)\b)/gi;
const invisible = /[\u200B\u2060\uFEFF\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const maxRounds = 5;

/**
 * Readable text of HTML on one line. Idempotent: also removes markup hidden behind entities. Null if nested too deeply.
 */
export function plainText(source: string): string | null {
  let text = tidy(source);
  for (let round = 0; round < maxRounds; round++) {
    const reduced = tidy(withoutMarkup(text));
    if (reduced === text) return text;
    text = reduced;
  }
  return null;
}

const tidy = (text: string): string => composeText(text).replace(invisible, '').replace(/\s+/g, ' ').trim();

function withoutMarkup(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const escaped = sanitizeHtml(html.replace(blockEdges, ' <'), { allowedTags: [], allowedAttributes: {} });
  // The ampersand comes last, so that nothing is decoded twice.
  return escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

const cellEnds = /(?:<\/p>)?<\/t[hd]>/g;
const lineEnds = /<\/(?:p|h[2-4]|li|blockquote|pre|tr)>|<br ?\/?>/g;
const tags = /<[^<>]*>/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** One line per paragraph, list item or table row. Not safe to render as HTML. */
export const plainParagraphs = (html: string): string =>
  html
    .replaceAll('<li>', '- ')
    .replace(cellEnds, ' ')
    .replace(lineEnds, '\n')
    .replace(tags, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that have to go
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const cdata = (text: string): string =>
  `<![CDATA[${text.toWellFormed().replace(controlCharacters, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export const escapeMarkup = (text: string): string =>
  text
    .toWellFormed()
    .replace(controlCharacters, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');
