import type { BasicValue } from '../matching/types.ts';

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
