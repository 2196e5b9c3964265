import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { escoOf } from './esco.ts';
import { listSkillNames } from './soft-skills/skills.ts';

const app = testApp();

test('each shipped skill has its own ESCO concept', async () => {
  const skills = await listSkillNames(app());
  const uris = skills.map(({ id }) => escoOf(id)?.uri ?? 'none');
  expect(new Set(uris).size).toBe(30);
  for (const uri of uris) expect(uri).toMatch(/^http:\/\/data\.europa\.eu\/esco\/skill\/[0-9a-f-]{36}$/);
  expect(escoOf(999)).toBe(null);
});

test('returns the concept of a skill with its relation', () => {
  expect(escoOf(4)).toEqual({
    uri: 'http://data.europa.eu/esco/skill/7954861c-86d4-4529-afbb-2c23dab9ac74',
    relation: 'exactMatch',
  });
});
