import { oneLine } from '../validation/text.ts';

/** What mail programs take for the dot of a domain; some of them stand in other scripts. */
const dots = /[.\u3002](?=\S)/g;

/**
 * A name that somebody has typed, as it may stand in the subject or text of a mail to a stranger: on one line, and with nothing
 * in it that a mail program would turn into a link. 'Dr. Anna Beispiel' stays as it is, 'www.gewinn.example' becomes
 * 'www. gewinn. example'.
 */
export const nameInMail = (name: string): string =>
  oneLine(name.normalize('NFKC'))
    .replaceAll('@', '(at)')
    .replace(/\/\/+/g, ' ')
    .replace(/:(?=\S)/g, ': ')
    .replace(dots, '. ')
    .trim();

/** What somebody has written, in their paragraphs, each as harmless as a name. `lead` stands before the first of them. */
export function textInMail(text: string, lead = ''): string[] {
  const [first = '', ...others] = text
    .split(/[\r\n]+/)
    .map(nameInMail)
    .filter((paragraph) => paragraph !== '');
  return [`${lead}${first}`, ...others];
}
