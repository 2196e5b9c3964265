import { expect, test } from 'vitest';
import type { MissingTests } from '#shared/matching/state.ts';
import { overviewFigures } from './overview-figures.ts';

const counted = (missing: MissingTests, begunCourses = 0, completedCourses = begunCourses) =>
  overviewFigures({ matchingJobs: 4, jobs: 31, pathCourses: 6, begunCourses, completedCourses, best: [], missing });

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

test.each<[MissingTests, number | null, number | null]>([
  [{ softskills: true, values: false }, null, 4],
  [{ softskills: false, values: true }, 6, 4],
])('without %j, a reason replaces the number', (missing, courses, jobs) => {
  const figures = counted(missing);
  expect([figures.courses.value, figures.jobs.value]).toEqual([courses, jobs]);
});

test('a failed count is not shown as zero', () => {
  expect(overviewFigures('failed').jobs).toEqual({ value: null, note: 'Die Zahl konnte nicht geladen werden.' });
});
