export const paperTexts = {
  page: (number: number, of: number) => `Seite ${number} von ${of}`,
} as const;
