export const importTexts = {
  imported: 'Daten erfolgreich importiert!',
  unchanged: 'Die Daten stimmen mit dem Bestand überein. Es wurde nichts geändert.',
} as const;
