/** What XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that have to go
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** As it stands, between the marks that keep XML from reading it as markup. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.toWellFormed().replace(unwritable, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Fit for text and attributes of XML and HTML. */
export const escapeMarkup = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
