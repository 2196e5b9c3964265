import type { RankedSkillView, SoftskillResultView } from '#shared/assessments/state.ts';
import type { BestJobs } from '#shared/matching/state.ts';
import { storeToken } from '../lib/tests/test-tokens.ts';
import { jobCard, match } from './jobs.ts';
import { renderAt } from './render.tsx';
import type { Answers } from './server-stub.ts';

export const token = 't'.repeat(43);

const skill = (name: string, rank: number, changed: Partial<RankedSkillView> = {}): RankedSkillView => ({
  ...{ skillId: rank, name, description: `Was ${name} bei Ihnen heißt.`, points: 20 - rank, rank },
  ...{ isShared: false, low: rank, high: rank + 4, ...changed },
});

export const result = (changed: Partial<SoftskillResultView> = {}): SoftskillResultView => ({
  resultId: '00000000-0000-4000-8000-00000000e001',
  variant: 'test1',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  skills: ['Empathie', 'Teamfähigkeit', 'Resilienz', 'Führung', 'Kreativität'].map((name, index) =>
    skill(name, index + 1),
  ),
  totalSkills: 30,
  tiedBeyond: 0,
  quality: { fastGroups: 0, untouchedGroups: 0, flatness: 3, signals: [], decisive: [], isReliable: true },
  ...changed,
});

export const found = (changed: Partial<BestJobs> = {}): BestJobs => ({
  best: [
    { ...jobCard('Pflegefachkraft (m/w/d)', 1), match: match(81, { lacking: 'Delegation' }) },
    { ...jobCard('Köchin oder Koch (m/w/d)', 2), match: match(74, { fitting: null, sharedValues: ['Natur', 'Mut'] }) },
    { ...jobCard('Lagerhilfe (m/w/d)', 3), match: match(70, { fitting: null, inUpperThird: 0 }) },
  ],
  jobs: 12,
  missing: { softskills: false, values: true },
  ...changed,
});

export const openAsGuest = (answers: Answers = {}) => {
  storeToken('latest_test_token', token);
  return renderAt('/test-results', {
    answers: { 'results.softskill': result(), 'matching.best': found(), 'tests.startable': ['test1'], ...answers },
    allowsUnanswered: true,
  });
};
