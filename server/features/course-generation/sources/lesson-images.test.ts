import { expect, test } from 'vitest';
import { lessonForImage } from './lesson-images.ts';

const lesson = (key: string, title: string, goal = '') => ({ key, title, goal, draws: [] });
const plan = {
  modules: [
    { key: 'm1', title: 'Brandschutz', lessons: [lesson('a', 'Brandklassen'), lesson('b', 'Fluchtwege freihalten')] },
    { key: 'm2', title: 'Lager', lessons: [lesson('c', 'Leitern', 'Leitern vor jedem Aufstieg prüfen')] },
  ],
};

test.each([
  ['fluchtweg-halle-2.png', 'b'],
  ['Fluchtwegeplan.PNG', 'b'],
  ['Leiter prüfen.jpg', 'c'],
  ['LAGER_UEBERSICHT.webp', 'c'],
  ['brandschutz.svg', 'a'],
  ['IMG_2034.jpg', 'a'],
  ['', 'a'],
])('shows %s in the lesson that fits its name best', (filename, key) => {
  expect(lessonForImage(plan, filename)).toBe(key);
});

test('finds no lesson in an empty plan', () => {
  expect(lessonForImage({ modules: [] }, 'a.png')).toBeUndefined();
});
