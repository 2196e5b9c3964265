import type { BasicValue } from '../../matching/types.ts';
import { locale } from '../../product.ts';

/** In everyday words; the terms of the theory are on the method page only. */
export const basicValueNames: Readonly<Record<BasicValue, string>> = {
  selfDirection: 'Eigene Wege',
  stimulation: 'Abwechslung',
  hedonism: 'Freude am Leben',
  achievement: 'Erfolg',
  power: 'Einfluss',
  security: 'Sicherheit',
  conformity: 'Regeln',
  tradition: 'Tradition',
  benevolence: 'Fürsorge',
  universalism: 'Gerechtigkeit',
};

/** Schwartz 1992, in circular order. */
export const basicValueMeanings: Readonly<Record<BasicValue, string>> = {
  selfDirection: 'Selbst denken und entscheiden, forschen, gestalten.',
  stimulation: 'Neues, Abwechslung und Herausforderung.',
  hedonism: 'Freude und Genuss.',
  achievement: 'Zeigen, was man kann, und damit etwas erreichen.',
  power: 'Einfluss, Ansehen und Besitz.',
  security: 'Verlässliche Verhältnisse für sich und andere.',
  conformity: 'Rücksicht nehmen und sich an Regeln halten.',
  tradition: 'Bewahren, was überliefert ist, und sich darin einfügen.',
  benevolence: 'Für die Menschen da sein, mit denen man lebt und arbeitet.',
  universalism: 'Das Wohl aller Menschen und der Natur.',
};

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

export const valueProfileTexts = {
  title: 'Werteprofil',
  text: 'Jeder Wert gehört zu einer von zehn Wertegruppen und zählt zu einem kleinen Teil auch für die benachbarten. Je weiter die Form reicht, desto mehr zählt die Gruppe.',
  description:
    'Bild: eine Form, die in zehn Zeilen so weit reicht, wie die Wertegruppe zählt. Die Zahlen stehen in der Tabelle.',
  table: 'Anteile der zehn Wertegruppen',
  columns: { value: 'Wertegruppe', share: 'Anteil', words: 'Ihre Werte dazu' },
  share: (share: number) => percent.format(share),
} as const;
