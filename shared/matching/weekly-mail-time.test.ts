import { expect, test } from 'vitest';
import { lastMailTime } from './weekly-mail-time.ts';

test.each([
  ['a Monday before seven: last week’s', '2026-11-23T05:59:59.999Z', '2026-11-16T06:00:00.000Z'],
  ['a Monday at seven', '2026-11-23T06:00:00.000Z', '2026-11-23T06:00:00.000Z'],
  ['a Tuesday', '2026-11-24T10:00:00.000Z', '2026-11-23T06:00:00.000Z'],
  ['a Sunday evening, still Sunday in Germany', '2026-11-29T22:59:00.000Z', '2026-11-23T06:00:00.000Z'],
  ['a Sunday evening in UTC, Monday in Germany', '2026-11-29T23:30:00.000Z', '2026-11-23T06:00:00.000Z'],
  ['in summer', '2026-07-08T12:00:00.000Z', '2026-07-06T05:00:00.000Z'],
  ['the week after the clocks went forward', '2026-03-30T04:59:59.000Z', '2026-03-23T06:00:00.000Z'],
  ['that Monday at seven', '2026-03-30T05:00:00.000Z', '2026-03-30T05:00:00.000Z'],
  ['the week after they went back', '2026-10-26T06:00:00.000Z', '2026-10-26T06:00:00.000Z'],
])('the last time that weekly mails were due, on %s', (_, now, due) => {
  expect(lastMailTime(new Date(now)).toISOString()).toBe(due);
});
