import { oneLine } from '../validation/text.ts';

/** Mail programs also take this full stop of other scripts for a dot. */
const domainDots = /[.\u3002](?=\S)/g;

/** For mails to strangers: one line without links. 'www.gewinn.example' becomes 'www. gewinn. example'. */
export const nameInMail = (name: string): string =>
  oneLine(name.normalize('NFKC'))
    .replaceAll('@', '(at)')
    .replace(/\/\/+/g, ' ')
    .replace(/:(?=\S)/g, ': ')
    .replace(domainDots, '. ')
    .trim();

export function textInMail(text: string, lead = ''): string[] {
  const [first = '', ...others] = text
    .split(/[\r\n]+/)
    .map(nameInMail)
    .filter((paragraph) => paragraph !== '');
  return [`${lead}${first}`, ...others];
}
