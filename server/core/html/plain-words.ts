const cellEnds = /(?:<\/p>)?<\/t[hd]>/g;
const ends = /<\/(?:p|h[2-4]|li|blockquote|pre|tr)>|<br ?\/?>/g;
const tags = /<[^<>]*>/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a stored text block, a line for each paragraph, list item or row of a table. For reading, never for showing. */
export const plainWords = (html: string): string =>
  html
    .replaceAll('<li>', '- ')
    .replace(cellEnds, ' ')
    .replace(ends, '\n')
    .replace(tags, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
