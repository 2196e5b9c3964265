export const productName = 'Passgenau';
export const locale = 'de-DE';
export const timeZone = 'Europe/Berlin';
export const firstYear = 2024;
