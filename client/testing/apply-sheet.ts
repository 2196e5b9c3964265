import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { CurrentRelease, ReleasePreview } from '#shared/releases/state.ts';
import type { CandidateView } from '#shared/releases/view.ts';
import { jobCard, jobDetail, jobIdOf, stubReads } from './jobs.ts';
import { applicant } from './people.ts';
import { renderAt } from './render.tsx';
import type { Answers, Input } from './server-stub.ts';

export const jobId = jobIdOf(1);
export const question = 'Seit wann arbeiten Sie in der Pflege?';
const about = { name: 'Ada Adler', contact: { email: 'ada@example.org', phone: '' }, isLimited: false };
export const ranked = [1, 2, 3].map((skillId) => ({
  ...{ skillId, name: `Stärke ${skillId}`, rank: skillId, isShared: false, low: skillId, high: skillId + 2 },
}));
export const skills = { size: 30, ranked, month: '2026-11' };
const profile = { location: 'Göttingen', bio: '', experience: [], education: [] };

export function viewOf(scope: ReleaseScope): CandidateView {
  if (scope === 'anonymous')
    return { ...about, scope, name: 'Blauer Reiher 204', contact: null, profile: null, skills: [], values: ['Humor'] };
  const values = { ranked: [{ value: 'Humor', rank: 1, isShared: false }], month: '2026-11' };
  const isWhole = scope === 'named' || scope === 'profile';
  return {
    ...{ ...about, scope, skills, values: isWhole ? values : null },
    profile: scope === 'profile' || scope === 'requiredProfile' ? profile : null,
  };
}

export const previewOf = (scope: ReleaseScope, changed: Partial<ReleasePreview> = {}): ReleasePreview => ({
  company: { name: 'Lindenhof', slug: 'lindenhof', isUnverified: false },
  job: {
    jobId,
    title: 'Pflegefachkraft',
    questions: [question],
    field: null,
    replyBy: '2026-12-15',
    skillIds: [1, 2, 3],
    skillNames: ['Empathie', 'Resilienz', 'Integrität'],
  },
  view: viewOf(scope),
  jobParts: [],
  match: { match: 83, low: 60, high: 90, basis: 'both' },
  exactMatch: 83,
  missing: { softskills: false, values: false },
  unsure: null,
  hiddenSkills: 0,
  isProfileEmpty: false,
  ended: [],
  digest: scope,
  current: null,
  expiresAt: new Date('2027-05-27T10:00:00Z'),
  ...changed,
});

/** A company that sees all strengths and the values, if its scope has them. */
export const currentOf = (scope: ReleaseScope, changed: Partial<CurrentRelease> = {}): CurrentRelease => ({
  ...{ releaseId: jobId, scope, expiresAt: new Date('2027-05-27T10:00:00Z') },
  parts: {
    ...{ isAnonymous: scope === 'anonymous', hasContact: scope !== 'anonymous', hasPhone: false },
    hasMatch: true,
    skills: { shown: 30, of: 30, hidden: 0 },
    hasValues: scope === 'named' || scope === 'profile',
    hasProfile: scope === 'profile' || scope === 'requiredProfile',
  },
  lacks: { softskills: false, values: false },
  applications: { open: 0, all: 0 },
  ...changed,
});

export const options = (sendsMail: boolean) => ({
  sendsMail,
  registration: { mode: 'open' as const, domains: [] },
  passkeyOrigin: null,
});

const answersFor = (changed: Answers = {}): Answers => ({
  'auth.options': options(true),
  'applications.ofJob': null,
  'releases.preview': ({ scope }: Input<'releases.preview'>) => previewOf(scope),
  'applications.send': { applicationId: jobId, releaseId: jobId },
  ...changed,
});

export async function openSheet(dialog: 'apply' | 'give', changed: Answers = {}) {
  stubReads({ [`/api/job/${jobId}`]: () => jobDetail(jobCard('Pflegefachkraft', 1), { questions: [question] }) });
  const path = `/job/${jobId}?release=${dialog}`;
  const rendered = await renderAt(path, { user: applicant(), answers: answersFor(changed), allowsUnanswered: true });
  const sheet = await screen.findByRole('dialog');
  await waitFor(() => expect(within(sheet).queryByRole('status')).toBeNull());
  return { ...rendered, sheet, inSheet: within(sheet) };
}
