import type { Section } from '../section.ts';
import { ownDataRows } from '../trust/own-data.ts';

export const section: Section = {
  name: 'trust',
  title: 'own data',
  run: async () => [...(await ownDataRows())],
};
