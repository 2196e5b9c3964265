/** The few elements that a lesson is written in. What comes from a source is text and nothing else. */
import { escapeMarkup } from '../../core/html/escape.ts';

const text = (value: string): string => escapeMarkup(value);
const items = (list: readonly string[]): string => list.map((item) => `<li>${item}</li>`).join('');

/** `paragraph`, lists and quotes take HTML that the others gave; the others take text. */
export const html = {
  text,
  strong: (value: string) => `<strong>${text(value)}</strong>`,
  h3: (value: string) => `<h3>${text(value)}</h3>`,
  h4: (value: string) => `<h4>${text(value)}</h4>`,
  p: (value: string) => `<p>${text(value)}</p>`,
  paragraph: (inner: string) => `<p>${inner}</p>`,
  ul: (list: readonly string[]) => `<ul>${items(list)}</ul>`,
  ol: (list: readonly string[]) => `<ol>${items(list)}</ol>`,
  blockquote: (list: readonly string[]) =>
    `<blockquote>${list.map((inner) => `<p>${inner}</p>`).join('')}</blockquote>`,
};
