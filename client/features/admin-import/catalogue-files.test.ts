import { expect, test } from 'vitest';
import { assignFiles, isComplete } from './catalogue-files.ts';

const named = (...names: string[]): File[] => names.map((name) => new File(['1'], name));
const assignedNames = (files: object) =>
  Object.fromEntries(Object.entries(files).map(([kind, file]) => [kind, (file as File).name]));

test.each([
  [
    ['softskills.csv', 'statements.csv', 'question-groups.csv'],
    { softskills: 'softskills.csv', statements: 'statements.csv', questionGroups: 'question-groups.csv' },
    null,
  ],
  [
    ['wp_softskill_question_groups.CSV', 'Aussagen.csv'],
    { questionGroups: 'wp_softskill_question_groups.CSV', statements: 'Aussagen.csv' },
    null,
  ],
  [
    ['softskills.csv', 'statements.csv', 'export.csv'],
    { softskills: 'softskills.csv', statements: 'statements.csv', questionGroups: 'export.csv' },
    null,
  ],
  [['export.csv'], {}, 'export.csv'],
  [['statements.csv', 'statements (1).csv'], { statements: 'statements (1).csv' }, null],
])('assigns %j by file name', (names, places, unknown) => {
  const result = assignFiles({}, named(...names));
  expect([assignedNames(result.files), result.unknown]).toEqual([places, unknown]);
  expect(isComplete(result.files)).toBe(Object.keys(places).length === 3);
});
