import type { ExplainedView } from '#shared/matching/state.ts';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';

const requirements = placeholderItems(5, (index) => index);

export const placeholderMatch: ExplainedView = {
  jobId: '',
  title: '',
  companyName: '',
  match: 60,
  basis: 'both',
  skillFit: 60,
  valueFit: 50,
  low: 52,
  high: 68,
  parts: requirements.map((skillId) => ({ kind: 'skill', skillId, weight: 2, rank: 28, points: 10, most: 14 })),
  counterfactuals: [],
  inUpperThird: 0,
  required: requirements.length,
  skillNames: Object.fromEntries(requirements.map((skillId) => [skillId, placeholderText(12)])),
  rankedSkills: 30,
};
