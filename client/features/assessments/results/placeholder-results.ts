import type { Dashboard, RankedSkillView, SoftskillResultView, ValueResultView } from '#shared/assessments/state.ts';
import { consistencyBand } from '#shared/assessments/values/consistency.ts';
import { placeholderItems, placeholderText } from '../../../components/skeleton/placeholders.ts';

const skillCount = 30;

const placeholderSkills: RankedSkillView[] = placeholderItems(skillCount, (index) => ({
  skillId: index,
  name: placeholderText(10 + ((index * 7) % 9)),
  description: placeholderText(6, 8, 5, 9, 7, 4, 8, 6, 9, 5, 7, 8),
  points: skillCount - index,
  rank: index + 1,
  isShared: false,
  low: Math.max(1, index - 3),
  high: Math.min(skillCount, index + 5),
}));

export const placeholderResult: SoftskillResultView = {
  resultId: '',
  variant: 'test1',
  createdAt: new Date(0),
  skills: placeholderSkills,
  totalSkills: skillCount,
  tiedBeyond: 0,
  quality: { fastGroups: 0, untouchedGroups: 0, flatness: 0, signals: [], decisive: [], isReliable: true },
};

const placeholderValues: ValueResultView = {
  resultId: '',
  createdAt: new Date(0),
  values: placeholderItems(10, (index) => ({
    value: placeholderText(8),
    wins: 9 - index,
    rank: index + 1,
    isShared: false,
  })),
  tiedBeyond: 0,
  consistence: 1,
  band: consistencyBand(1),
};

export const placeholderDashboard: Dashboard = {
  testsCompleted: 2,
  testsAvailable: 2,
  strongestAverage: 3,
  softskill: placeholderResult,
  values: placeholderValues,
  softskillHistory: [],
  valueHistory: [],
};
