import { expect, test } from 'vitest';
import { insightOf } from './insight.ts';
import { ranksByCount } from './ranking.ts';
import type { QualitySignal, SoftskillResultView } from './state.ts';

type Row = [name: string, points: number, low: number, high: number];

function seen(rows: readonly Row[], { signals = [] as QualitySignal[], tiedBeyond = 0 } = {}) {
  const places = ranksByCount(rows.map(([, points]) => points));
  const skills = rows.map(([name, points, low, high], index) => ({
    skillId: index + 1,
    name,
    description: '',
    points,
    low,
    high,
    rank: places[index]?.rank ?? 0,
    isShared: places[index]?.isShared ?? false,
  }));
  const quality = {
    fastGroups: 0,
    untouchedGroups: 0,
    flatness: 3,
    signals,
    decisive: [],
    isReliable: signals.length < 2,
  };
  return { skills, totalSkills: 30, tiedBeyond, quality } satisfies Partial<SoftskillResultView>;
}

const clear: Row[] = [
  ['Überblick', 22, 1, 6],
  ['Sorgfalt', 20, 2, 10],
  ['Tempo', 19, 2, 11],
  ['Humor', 15, 5, 20],
];

test('skills very probably in the upper third are named, and their order is open while the bands overlap', () => {
  expect(insightOf(seen(clear))).toEqual({
    kind: 'clear',
    names: ['Überblick', 'Sorgfalt'],
    next: [],
    isOrderOpen: true,
  });
});

test('a first skill whose band ends before the others begin is surely the first', () => {
  const apart: Row[] = [
    ['Überblick', 24, 1, 2],
    ['Sorgfalt', 18, 3, 9],
  ];
  expect(insightOf(seen(apart))).toMatchObject({ kind: 'clear', isOrderOpen: false });
});

test('one rank beyond the third is only a leaning to the upper half, and beyond that nothing is claimed', () => {
  expect(insightOf(seen([['Tempo', 19, 2, 11]]))).toEqual({ kind: 'leaning', names: ['Tempo'] });
  expect(insightOf(seen([['Tempo', 19, 2, 15]]))).toEqual({ kind: 'leaning', names: ['Tempo'] });
  expect(insightOf(seen([['Tempo', 19, 2, 16]]))).toEqual({ kind: 'even', names: ['Tempo'], tied: 0 });
});

test('a single clear strength and a leaning are followed by the next as measured, up to three names', () => {
  const rest: Row[] = [
    ['Sorgfalt', 18, 3, 16],
    ['Tempo', 17, 4, 20],
    ['Humor', 16, 5, 21],
  ];
  expect(insightOf(seen([['Überblick', 24, 1, 4], ...rest]))).toMatchObject({
    ...{ kind: 'clear', names: ['Überblick'], next: ['Sorgfalt', 'Tempo'] },
  });
  expect(insightOf(seen([...rest, ['Mut', 15, 2, 15]]))).toEqual({
    ...{ kind: 'leaning', names: ['Mut', 'Sorgfalt', 'Tempo'] },
  });
});

test('an even profile names the first three and counts those at the same place, also those hidden from guests', () => {
  const level: Row[] = [
    ['Überblick', 14, 1, 20],
    ['Sorgfalt', 14, 1, 20],
  ];
  const names = ['Überblick', 'Sorgfalt', 'Tempo'];
  const lower = seen([...level, ['Tempo', 13, 2, 22], ['Humor', 12, 2, 23]], { tiedBeyond: 3 });
  expect(insightOf(lower)).toEqual({ kind: 'even', names, tied: 0 });
  const equal = seen([...level, ['Tempo', 14, 1, 20], ['Humor', 14, 1, 20]], { tiedBeyond: 3 });
  expect(insightOf(equal)).toEqual({ kind: 'even', names, tied: 4 });
});

test('a flat run is even whatever its bands are; other signals change nothing', () => {
  expect(insightOf(seen(clear, { signals: ['flat'] }))).toMatchObject({
    kind: 'even',
    names: ['Überblick', 'Sorgfalt', 'Tempo'],
  });
  expect(insightOf(seen(clear, { signals: ['fast', 'untouched'] }))).toMatchObject({ kind: 'clear' });
});

test('ignores skills after the first five, so that a guest and an owner read the same', () => {
  const five = [...clear, ['Mut', 14, 6, 21] satisfies Row];
  const owner = [...five, ['Ruhe', 13, 1, 3] satisfies Row];
  expect(insightOf(seen(owner))).toEqual(insightOf(seen(five)));
});

test('there is no insight without skills', () => {
  expect(insightOf(seen([]))).toBeNull();
});
