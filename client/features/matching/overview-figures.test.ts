import { expect, test } from 'vitest';
import type { MissingTests } from '#shared/matching/state.ts';
import { overviewFigures } from './overview-figures.ts';

const figures = { matchingJobs: 4, appliedMatching: 0, jobs: 31, pathCourses: 6, best: [] };
const counted = (missing: MissingTests, begunCourses = 0, completedCourses = begunCourses) =>
  overviewFigures({ ...figures, begunCourses, completedCourses, missing });

test('both figures show the counted numbers with a note', () => {
  expect(counted({ softskills: false, values: false }, 2)).toEqual({
    courses: { value: 6, note: '2 davon abgeschlossen' },
    jobs: { value: 4, note: 'Passung mittel oder hoch, von 31 offenen Stellen' },
  });
});

test('courses that are begun count, and the note says so', () => {
  const none = { softskills: false, values: false };
  expect(counted(none).courses.note).toBe('in Ihrem Entwicklungspfad');
  expect(counted(none, 3, 1).courses.note).toBe('3 davon schon begonnen');
});

test('matching jobs with an application are counted apart', () => {
  const missing = { softskills: false, values: false };
  const { jobs } = overviewFigures({ ...figures, appliedMatching: 2, begunCourses: 0, completedCourses: 0, missing });
  const note = 'Passung mittel oder hoch, ohne die 2 passenden, auf die Sie sich schon beworben haben';
  expect(jobs).toEqual({ value: 4, note });
});

test.each<[MissingTests, number | null, number | null]>([
  [{ softskills: true, values: false }, null, null],
  [{ softskills: false, values: true }, 6, 4],
])('without %j, a reason replaces the number', (missing, courses, jobs) => {
  const shown = counted(missing);
  expect([shown.courses.value, shown.jobs.value]).toEqual([courses, jobs]);
});

test('without strengths, no matching job is no statement yet', () => {
  const missing = { softskills: true, values: false };
  const { jobs } = overviewFigures({ ...figures, matchingJobs: 0, begunCourses: 0, completedCourses: 0, missing });
  expect(jobs).toEqual({ value: null, note: 'nach dem Soft-Skill-Test' });
});

test('a failed count is not shown as zero', () => {
  expect(overviewFigures('failed').jobs).toEqual({ value: null, note: 'Die Zahl konnte nicht geladen werden.' });
});
