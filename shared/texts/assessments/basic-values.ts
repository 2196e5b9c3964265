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

/** One sentence to the person who chose a word of the group. */
export const basicValueSentences: Readonly<Record<BasicValue, string>> = {
  selfDirection: 'Sie denken und entscheiden gern selbst.',
  stimulation: 'Sie mögen Neues und nehmen gern eine Herausforderung an.',
  hedonism: 'Ihr Leben soll Freude machen, auch im Alltag.',
  achievement: 'Sie möchten zeigen, was Sie können, und damit etwas erreichen.',
  power: 'Sie möchten, dass Ihr Wort zählt und man Sie achtet.',
  security: 'Sie wissen gern, worauf Sie sich verlassen können.',
  conformity: 'Sie nehmen Rücksicht und halten sich an Absprachen.',
  tradition: 'Sie schätzen, was sich bewährt hat, und bleiben bodenständig.',
  benevolence: 'Sie sind für die Menschen da, mit denen Sie leben und arbeiten.',
  universalism: 'Ihnen sind alle Menschen und die Natur wichtig.',
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
