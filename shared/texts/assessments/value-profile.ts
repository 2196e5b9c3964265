import { locale } from '../../product.ts';

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

export const valueProfileTexts = {
  title: 'Werteprofil',
  text: 'Jeder Wert gehört zu einem der zehn Grundwerte nach Schwartz und zählt zu einem kleinen Teil auch für dessen Nachbarn. Je weiter die Form reicht, desto mehr zählt der Grundwert.',
  description:
    'Bild: eine Form, die in zehn Zeilen so weit reicht, wie der Grundwert zählt. Die Zahlen stehen in der Tabelle.',
  table: 'Anteile der zehn Grundwerte',
  columns: { value: 'Grundwert', share: 'Anteil', words: 'Ihre Werte dazu' },
  share: (share: number) => percent.format(share),
} as const;
