import { expect, test } from 'vitest';
import { backupName, backupsToRemove, type StoredBackup } from './backup-folder.ts';

const stored = (day: string, hour = 3): StoredBackup => {
  const createdAt = new Date(`${day}T0${hour}:40:00Z`);
  return { name: backupName(createdAt, false), path: day, createdAt, bytes: 1, isEncrypted: false };
};

const daysBack = (count: number): StoredBackup[] =>
  Array.from({ length: count }, (_, n) => stored(new Date(Date.UTC(2027, 5, 30 - n)).toISOString().slice(0, 10)));

test('keeps seven daily and four weekly backups', () => {
  const all = daysBack(60);
  const removed = new Set(backupsToRemove(all, { days: 7, weeks: 4 }));
  const remaining = all.filter((backup) => !removed.has(backup)).map(({ path }) => path);
  expect(remaining).toEqual([
    ...['2027-06-30', '2027-06-29', '2027-06-28', '2027-06-27', '2027-06-26', '2027-06-25', '2027-06-24'],
    ...['2027-06-20', '2027-06-13', '2027-06-06'],
  ]);
});

test('keeps only the newest of a day, and always the newest', () => {
  expect(
    backupsToRemove([stored('2027-06-30', 9), stored('2027-06-30', 3)], { days: 7, weeks: 4 }).map(({ createdAt }) =>
      createdAt.getUTCHours(),
    ),
  ).toEqual([3]);
  expect(backupsToRemove([stored('2020-01-01')], { days: 7, weeks: 4 })).toEqual([]);
});
