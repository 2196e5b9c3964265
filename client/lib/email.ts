import { toUnicode } from 'punycode.js';

const isLatin = (label: string): boolean => /^[\p{Script=Latin}\p{N}-]+$/u.test(label);

/** Decodes punycode for umlauts only: letters of other scripts can imitate Latin ones. */
export function displayEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const spelled = (label: string): string => {
    if (!label.startsWith('xn--')) return label;
    try {
      const unicode = toUnicode(label);
      return isLatin(unicode) ? unicode : label;
    } catch {
      return label;
    }
  };
  return `${email.slice(0, at + 1)}${email
    .slice(at + 1)
    .split('.')
    .map(spelled)
    .join('.')}`;
}
