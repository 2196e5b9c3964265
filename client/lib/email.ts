import { toUnicode } from 'punycode.js';

const isLatin = (label: string): boolean => /^[\p{Script=Latin}\p{N}-]+$/u.test(label);

/** Decodes punycode for umlauts only: letters of other scripts can imitate Latin ones. */
export function displayEmail(email: string): string {
  const atIndex = email.lastIndexOf('@');
  const displayLabel = (label: string): string => {
    if (!label.startsWith('xn--')) return label;
    try {
      const unicode = toUnicode(label);
      return isLatin(unicode) ? unicode : label;
    } catch {
      return label;
    }
  };
  return `${email.slice(0, atIndex + 1)}${email
    .slice(atIndex + 1)
    .split('.')
    .map(displayLabel)
    .join('.')}`;
}
