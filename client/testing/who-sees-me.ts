import { screen } from '@testing-library/dom';
import { expectHeading } from './page-actions.ts';
import { applicant } from './people.ts';
import { renderAt } from './render.tsx';
import type { Answers, Output } from './server-stub.ts';

export type Release = Output<'releases.page'>['releases'][number];
type Former = Output<'releases.formerCompanies'>['companies'][number];

export const day = (date: string) => new Date(`${date}T09:30:00Z`);
export const lastAt = day('2026-11-24');
export const company = (name: string, slug: string | null = null) => ({ name, slug, logoUrl: null });
export const skills = (shown: number) => ({ shown, of: 30, hidden: 0 });
export const all = {
  ...{ isAnonymous: false, hasContact: true, hasPhone: true, hasMatch: true },
  ...{ skills: skills(30), hasValues: true, hasProfile: false },
};
export const without = {
  views: { count: 0, lastAt: null, lastJob: null },
  applications: { count: 0, titles: [], areRefused: false },
};

const nothing = { softskills: false, values: false };
export const renewal = { kind: 'job' as const, jobId: 'j' };

export const release = (changes: Partial<Release> = {}): Release => ({
  ...{ releaseId: 'a', company: company('Lindenhof', 'lindenhof'), isLocked: false, scope: 'named', parts: all },
  views: { count: 4, lastAt, lastJob: null },
  applications: { count: 0, titles: [], areRefused: false },
  ...{ shownName: 'Anna Berg', jobTitle: null, releasedAt: day('2026-11-20'), expiresAt: day('2027-05-20') },
  ...{
    isOutdated: false,
    renewal: null,
    unshown: nothing,
    older: null,
    unread: 0,
    hasOpenQuestion: false,
    hasMessages: false,
  },
  ...changes,
});
export const anonymous = {
  ...{ ...all, isAnonymous: true, hasContact: false, hasPhone: false },
  ...{ hasValues: false, skills: skills(3) },
};

export const pool: Output<'found.state'> = {
  ...{ isOn: false, wishes: { threshold: 70, place: null }, since: null, expiresAt: null, older: null },
  ...{ blocks: [], companies: 0, missing: { softskills: false, values: false } },
};
export const on = { ...pool, isOn: true, since: day('2026-11-20'), expiresAt: day('2027-05-20') };

export const page = (releases: Release[], total = releases.length): Answers => ({
  'releases.page': { releases, total, withProfile: 0, nextCursor: null },
});
export const former = (companies: Former[]): Answers => ({
  'releases.formerCompanies': { companies, nextCursor: null },
});

export async function openPage(answers: Answers = {}, address = '/account?tab=seen') {
  const opened = await renderAt(address, {
    user: applicant(),
    answers: {
      ...page([release()]),
      ...former([]),
      'found.received': { requests: [], open: 0, nextCursor: null },
      'found.state': pool,
      'tests.startable': ['test1', 'test2'],
      ...answers,
    },
  });
  await expectHeading('Wer sieht mich');
  return opened;
}

export const card = async (name: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return heading.closest('li') as HTMLElement;
};
export const dialog = (name: string) => screen.findByRole('dialog', { name });
