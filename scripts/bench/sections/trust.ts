import type { Section } from '../section.ts';
import { organisationRows } from '../trust/organisation-archive.ts';
import { ownDataRows } from '../trust/own-data.ts';

export const section: Section = {
  name: 'trust',
  title: 'own data, and an organisation that moves',
  run: async () => [...(await ownDataRows()), ...(await organisationRows())],
};
