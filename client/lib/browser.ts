/** False while the server renders a page for visitors. */
export const isInBrowser = typeof document !== 'undefined';
