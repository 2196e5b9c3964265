import { oneLine } from '../validation/text.ts';

/** Mail programs also treat this full stop of other scripts as the dot of a domain. */
const domainDots = /[.\u3002](?=\S)/g;

/**
 * Makes a typed name safe for the subject or text of a mail to a stranger: one line, and nothing that becomes a link.
 * 'Dr. Anna Beispiel' stays unchanged; 'www.gewinn.example' becomes 'www. gewinn. example'.
 */
export const nameInMail = (name: string): string =>
  oneLine(name.normalize('NFKC'))
    .replaceAll('@', '(at)')
    .replace(/\/\/+/g, ' ')
    .replace(/:(?=\S)/g, ': ')
    .replace(domainDots, '. ')
    .trim();

/** Applies `nameInMail` to each paragraph. `lead` precedes the first one. */
export function textInMail(text: string, lead = ''): string[] {
  const [first = '', ...others] = text
    .split(/[\r\n]+/)
    .map(nameInMail)
    .filter((paragraph) => paragraph !== '');
  return [`${lead}${first}`, ...others];
}
