/** Placeholder results in a realistic shape, for skeletons. */
import type { Dashboard, RankedSkill, SoftskillResultView, ValueResultView } from '#shared/assessments/state.ts';
import { consistencyBand } from '#shared/assessments/values/consistency.ts';
import { several, standIn } from '../../../components/ghost/stand-in.ts';
import type { CountedFigures } from './figure-strip.tsx';

const skillCount = 30;

const outlinedSkills: RankedSkill[] = several(skillCount, (index) => ({
  skillId: index,
  name: standIn(10 + ((index * 7) % 9)),
  description: standIn(6, 8, 5, 9, 7, 4, 8, 6, 9, 5, 7, 8),
  points: skillCount - index,
  rank: index + 1,
  isShared: false,
  low: Math.max(1, index - 3),
  high: Math.min(skillCount, index + 5),
}));

export const outlinedResult: SoftskillResultView = {
  resultId: '',
  variant: 'test1',
  createdAt: new Date(0),
  skills: outlinedSkills,
  totalSkills: skillCount,
  tiedBeyond: 0,
  quality: { fastGroups: 0, untouchedGroups: 0, flatness: 0, signals: [], decisive: [], isReliable: true },
};

const outlinedValues: ValueResultView = {
  resultId: '',
  createdAt: new Date(0),
  values: several(10, (index) => ({ value: standIn(8), wins: 9 - index, rank: index + 1, isShared: false })),
  tiedBeyond: 0,
  consistence: 1,
  band: consistencyBand(1),
};

export const outlinedDashboard: Dashboard = {
  testsCompleted: 2,
  testsAvailable: 2,
  strongestAverage: 3,
  softskill: outlinedResult,
  values: outlinedValues,
  softskillHistory: [],
  valueHistory: [],
};

const outlinedCount = { value: 3, note: standIn(4, 7, 9) };
export const outlinedCounts: CountedFigures = { courses: outlinedCount, jobs: outlinedCount };
