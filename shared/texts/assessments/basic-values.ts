import type { BasicValue } from '../../matching/types.ts';

/** What the ten basic values of Schwartz are called, wherever one is shown. */
export const basicValueNames: Readonly<Record<BasicValue, string>> = {
  selfDirection: 'Selbstbestimmung',
  stimulation: 'Stimulation',
  hedonism: 'Hedonismus',
  achievement: 'Leistung',
  power: 'Macht',
  security: 'Sicherheit',
  conformity: 'Konformität',
  tradition: 'Tradition',
  benevolence: 'Benevolenz',
  universalism: 'Universalismus',
};

/** What each of them is about (after Schwartz 1992), in the order of the circle. */
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
