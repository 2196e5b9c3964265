import { expect, test } from 'vitest';
import type { ExplainedView } from '#shared/matching/state.ts';
import type { MatchPart, SkillPart } from '#shared/matching/types.ts';
import { whyAnswer } from './why-answer.ts';

const names = ['Empathie', 'Resilienz', 'Integrität', 'Teamfähigkeit', 'Kommunikation'];
const skill = (skillId: number, rank: number | null, weight: SkillPart['weight'], points: number): MatchPart => ({
  ...{ kind: 'skill', skillId, rank, weight, points, most: 20 },
});
const values: MatchPart = { kind: 'value', value: 'security', shared: [], points: 20 };
const sharing = (...shared: string[]): MatchPart => ({ ...values, shared });

const matchOf = (parts: MatchPart[], changes: Partial<ExplainedView> = {}): ExplainedView => ({
  ...{ jobId: '', title: '', companyName: '', basis: 'both', skillFit: 50, valueFit: 60 },
  ...{ match: 51, low: 46, high: 56, inUpperThird: 0, required: parts.length, rankedSkills: 30 },
  ...{ parts: [...parts, values], counterfactuals: [], skillNames: { ...names } },
  ...changes,
});
const unsure = { low: 41, high: 67, hasUnsureSkills: true as const };

test.each<[string, ExplainedView, string]>([
  [
    'a fitting strength with fewer points, because another one weighs more',
    matchOf([skill(0, 15, 3, 10), skill(2, 6, 1, 5)], { ...unsure, placeRanges: { 2: { low: 3, high: 26 } } }),
    'Integrität passt am ehesten: Platz\u00a06 von 30 (wahrscheinlich 3 bis 26). Empathie bringt mehr Punkte, weil diese Stärke für die Stelle wichtiger ist.',
  ],
  [
    'several others that weigh more',
    matchOf([skill(0, 15, 3, 10), skill(1, 11, 2, 8), skill(2, 6, 1, 5), skill(3, 26, 3, 3)]),
    'Integrität passt: Platz\u00a06 von 30. Empathie und Resilienz bringen mehr Punkte, weil diese Stärken für die Stelle wichtiger sind.',
  ],
  [
    'the fitting strength with the most points',
    matchOf([skill(2, 6, 3, 16), skill(0, 15, 3, 10)], unsure),
    'Integrität passt am ehesten: etwa Platz\u00a06 von 30. Von den Stärken bringt sie die meisten Punkte.',
  ],
  [
    'a strength that is ahead and weighs more has two reasons, so none is named',
    matchOf([skill(0, 2, 3, 20), skill(2, 6, 1, 5)], { counterfactuals: [{ skillId: 0, match: 60 }] }),
    'Integrität passt: Platz\u00a06 von 30. Empathie bringt mehr Punkte.',
  ],
  [
    'a strength that is ahead with the same weight',
    matchOf([skill(0, 2, 1, 7), skill(2, 6, 1, 5)], { counterfactuals: [{ skillId: 0, match: 60 }] }),
    'Integrität passt: Platz\u00a06 von 30. Empathie bringt mehr Punkte, weil diese Stärke bei Ihnen weiter vorn steht.',
  ],
  [
    'a point from rounding alone has no reason',
    matchOf([skill(0, 11, 1, 6), skill(2, 10, 1, 5)]),
    'Integrität passt: Platz\u00a010 von 30. Empathie bringt mehr Punkte.',
  ],
  [
    'several fitting strengths, one of them as heavy as the one with more points',
    matchOf([skill(0, 11, 3, 13), skill(2, 6, 1, 5), skill(1, 9, 3, 4)], unsure),
    'Integrität und Resilienz passen am ehesten: Diese gehören nach diesem Ergebnis zum oberen Drittel Ihrer 30 Stärken. Empathie bringt mehr Punkte.',
  ],
  [
    'several fitting strengths with the most points',
    matchOf([skill(0, 2, 3, 20), skill(2, 6, 1, 5), skill(3, 26, 3, 3)]),
    'Empathie und Integrität passen: Diese gehören zum oberen Drittel Ihrer 30 Stärken. Von den Stärken bringt Empathie die meisten Punkte.',
  ],
  [
    'more fitting strengths than a sentence names',
    matchOf([0, 1, 2, 3].map((id) => skill(id, id + 1, 1, 9))),
    '4 gefragte Stärken passen: Diese gehören zum oberen Drittel Ihrer 30 Stärken.',
  ],
  [
    'no fitting strength',
    matchOf([skill(0, 25, 3, 6), skill(2, 14, 1, 4), skill(1, null, 2, 0)], unsure),
    'Am weitesten vorn steht nach diesem Ergebnis Integrität: etwa Platz\u00a014 von 30. Empathie bringt mehr Punkte, weil diese Stärke für die Stelle wichtiger ist.',
  ],
  [
    'strengths that fit less, with their places',
    matchOf([skill(0, 18, 3, 8), skill(2, 3, 1, 6), skill(3, 24, 3, 4)], {
      counterfactuals: [
        { skillId: 3, match: 58 },
        { skillId: 0, match: 54 },
      ],
    }),
    'Integrität passt: Platz\u00a03 von 30. Empathie bringt mehr Punkte, weil diese Stärke für die Stelle wichtiger ist. Teamfähigkeit und Empathie passen weniger: Diese stehen bei Ihnen weiter hinten, auf Platz\u00a024 und Platz\u00a018.',
  ],
  [
    'shared values',
    matchOf([skill(2, 4, 1, 60), sharing('Familie', 'Humor')], { required: 1 }),
    'Integrität passt: Platz\u00a04 von 30. Dazu kommen 2 gemeinsame Werte: Familie und Humor.',
  ],
  [
    'one shared value',
    matchOf([skill(2, 4, 1, 60), sharing('Familie')], { required: 1 }),
    'Integrität passt: Platz\u00a04 von 30. Dazu kommt ein gemeinsamer Wert: Familie.',
  ],
  ['a single required strength', matchOf([skill(2, 14, 1, 35)]), 'Integrität: Platz\u00a014 von 30.'],
  ['a single fitting strength', matchOf([skill(2, 4, 1, 60)]), 'Integrität passt: Platz\u00a04 von 30.'],
  ['only values', matchOf([], { basis: 'values', rankedSkills: null }), ''],
  ['strengths without a place', matchOf([skill(0, null, 3, 0), skill(2, null, 1, 0)]), ''],
])('the reasons begin with a sentence for %s', (_, match, answer) => {
  expect(whyAnswer(match)).toBe(answer);
});
