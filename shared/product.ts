/** What the product is called, everywhere. */
export const productName = 'Passgenau';
export const locale = 'de-DE';
export const timeZone = 'Europe/Berlin';
/** First year of the copyright notice in the footer; the second is the current year. */
export const firstYear = 2024;
