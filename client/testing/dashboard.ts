import type { Dashboard, RankedSkillView } from '#shared/assessments/state.ts';
import type { MatchingOverview } from '#shared/matching/state.ts';
import { jobCard, match } from './jobs.ts';
import { applicant, profileIn } from './people.ts';
import { renderAt } from './render.tsx';
import type { Answers } from './server-stub.ts';

const skills = Array.from({ length: 30 }, (_, index): RankedSkillView => {
  const place = index + 1;
  return {
    ...{ skillId: place, name: `Stärke Nummer ${place}`, description: `Beschreibung ${place}.`, points: 60 - place },
    ...{ rank: place, isShared: false, low: place, high: Math.min(30, place + 3) },
  };
});

export const dashboard: Dashboard = {
  testsCompleted: 1,
  testsAvailable: 2,
  softskill: {
    resultId: '00000000-0000-4000-8000-00000000e001',
    variant: 'test1',
    createdAt: new Date('2026-11-20T10:00:00Z'),
    skills,
    totalSkills: 30,
    tiedBeyond: 0,
    quality: { fastGroups: 0, untouchedGroups: 0, flatness: 3, signals: [], decisive: [], isReliable: true },
  },
  values: null,
  strongestAverage: 3.5,
  softskillHistory: [
    { resultId: '00000000-0000-4000-8000-00000000e001', createdAt: new Date('2026-11-20T10:00:00Z'), variant: 'test1' },
  ],
  valueHistory: [],
};

export const overview: MatchingOverview = {
  ...{ matchingJobs: 2, appliedMatching: 0, jobs: 9, pathCourses: 0, begunCourses: 0, completedCourses: 0 },
  best: [81, 74, 70, 62].map((percent, index) => ({ ...jobCard(`Stelle ${index}`, index), match: match(percent) })),
  missing: { softskills: false, values: true },
};

export const progress = { status: 'finished', answered: 0, total: 35, hasOpenRun: false, openVariant: null } as const;

export const openDashboard = (path: string, answers: Answers = {}) =>
  renderAt(path, {
    user: applicant(),
    answers: {
      ...{ 'results.dashboard': dashboard, 'matching.overview': overview, 'tests.startable': ['test1'] },
      ...{ 'applications.ofJobs': {}, 'applications.mine': { applications: [], nextCursor: null } },
      ...{
        'savedJobs.ids': [],
        'workPreference.get': null,
        'releases.recentViewers': { companies: 0, ended: 0, outdated: 0, withoutSkills: 0 },
      },
      'tests.overview': { softskill: progress, values: { ...progress, status: 'none' }, completed: 1, available: 2 },
      ...{ 'found.received': { requests: [], open: 0, nextCursor: null }, 'profile.own': profileIn('37073 Göttingen') },
      ...answers,
    },
    allowsUnanswered: true,
  });
