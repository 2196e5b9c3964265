import { expect, test } from 'vitest';
import { assignUniqueSlugs, skillSlug } from '../search.ts';

test.each([
  ['Überzeugungskraft', 'ueberzeugungskraft'],
  ['Umgang mit KI', 'umgang-mit-ki'],
  ['  Größe & Maß: Café! ', 'groesse-mass-cafe'],
  ['U\u0308bung', 'uebung'],
  ['技能', 'softskill'],
  ['', 'softskill'],
])('%s becomes %s', (name, slug) => {
  expect(skillSlug(name)).toBe(slug);
});

test('no two skills have the same slug', () => {
  const skills = [
    { id: 7, name: 'Mut' },
    { id: 8, name: 'mut' },
    { id: 9, name: 'Mut 8' },
  ];
  expect(assignUniqueSlugs(skills, ['mut']).map(({ slug }) => slug)).toEqual(['mut-7', 'mut-8', 'mut-8-9']);
});
