const ends = /<\/(?:p|h[2-4]|li|blockquote|pre)>|<br ?\/?>/g;
const tags = /<[^<>]*>/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a stored text block, a line for each paragraph or list item. For reading, never for showing. */
export const plainWords = (html: string): string =>
  html
    .replaceAll('<li>', '- ')
    .replace(ends, '\n')
    .replace(tags, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
