import { expect, test } from 'vitest';
import type { GroupView } from '#shared/assessments/state.ts';
import { minutesFor } from './run-progress.ts';

const lasting = (...seconds: Array<number | null>) =>
  seconds.map(
    (durationSeconds, groupIndex): GroupView => ({ groupIndex, statements: [], answer: null, durationSeconds }),
  );

test.each([
  ["uses the person's pace", 20, lasting(30, 30, 30), 10],
  ['takes twice as long at half the pace', 20, lasting(60, 60, 60), 20],
  ['ignores one long break', 20, lasting(30, 3600, 30), 10],
  ['uses the mean of the two middle times', 30, lasting(10, 20, 40, 90), 15],
  ['ignores groups without an answer', 20, lasting(30, null, null), 10],
  ['takes no pace below the time to read', 25, lasting(1, 2, 2), 3],
  ['takes no pace of long breaks', 20, lasting(3600, 7200), 30],
  ['is at least one minute', 5, lasting(1), 1],
  ['is at least one minute at any pace', 5, lasting(0), 1],
  ['is unknown before the first answer', 20, lasting(null), null],
  ['is unknown without groups', 20, [], null],
])('%s', (_, count, answered, minutes) => {
  expect(minutesFor(count, answered)).toBe(minutes);
});
