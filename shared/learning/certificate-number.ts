/** Twelve hexadecimal digits, shown as PG-1A2B-3C4D-5E6F. */
const prefix = 'PG';
const digits = /^[0-9A-F]{12}$/;

export const certificateNumberText = (number: string): string => [prefix, ...(number.match(/.{4}/g) ?? [])].join('-');

/** Ignores case, spaces and hyphens; null if the text is no number. */
export function parseCertificateNumber(typed: string): string | null {
  const compact = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const number = compact.startsWith(prefix) ? compact.slice(prefix.length) : compact;
  return digits.test(number) ? number : null;
}
