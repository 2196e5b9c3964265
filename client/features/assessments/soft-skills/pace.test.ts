import { expect, test } from 'vitest';
import type { ShownGroup } from '#shared/assessments/state.ts';
import { minutesFor } from './run-progress.ts';

const lasting = (...seconds: Array<number | null>) =>
  seconds.map(
    (durationSeconds, groupIndex): ShownGroup => ({ groupIndex, statements: [], answer: null, durationSeconds }),
  );

test.each([
  ['the pace of the person', 20, lasting(30, 30, 30), 10],
  ['half the pace, twice the time', 20, lasting(60, 60, 60), 20],
  ['one long break changes nothing', 20, lasting(30, 3600, 30), 10],
  ['between the two in the middle', 30, lasting(10, 20, 40, 90), 15],
  ['groups without an answer say nothing', 20, lasting(30, null, null), 10],
  ['never less than a minute', 5, lasting(1), 1],
  ['never less than a minute, however fast', 5, lasting(0), 1],
  ['unknown before the first answer', 20, lasting(null), null],
  ['unknown without groups', 20, [], null],
])('%s', (_, count, answered, minutes) => {
  expect(minutesFor(count, answered)).toBe(minutes);
});
