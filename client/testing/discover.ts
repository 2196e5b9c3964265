import type { DiscoverPage, MissingTests } from '#shared/matching/state.ts';
import { jobCard, match } from './jobs.ts';
import { applicant } from './people.ts';
import { renderAt } from './render.tsx';
import type { Answers, Input } from './server-stub.ts';

export const best = { ...jobCard('Sozialarbeit im Quartier (m/w/d)', 1), match: match(80), isSaved: false };
export const worst = { ...jobCard('Nachtwache im Archiv (m/w/d)', 2), match: match(60), isSaved: false };
export const both: MissingTests = { softskills: false, values: false };
export const none: MissingTests = { softskills: true, values: true };

export const pageOf = (jobs: DiscoverPage['jobs'], changed: Partial<DiscoverPage> = {}): DiscoverPage => ({
  jobs,
  nextCursor: null,
  total: jobs.length,
  applied: 0,
  place: null,
  isPlaceUnknown: false,
  isSearchCut: false,
  missing: both,
  ...changed,
});

const discovered = ({ search = '', sort = 'fit', place = '' }: Input<'matching.discover'>) =>
  pageOf(
    (sort === 'newest' ? [worst, best] : [best, worst]).filter(({ title }) => title.toLowerCase().includes(search)),
    { place: place === '' ? null : '37073 Göttingen' },
  );

export const openAs = (path: string, answers: Answers = {}) =>
  renderAt(path, {
    user: applicant(),
    answers: {
      'matching.discover': discovered,
      'applications.ofJobs': {},
      'savedJobs.ids': [],
      'tests.startable': ['test1'],
      ...answers,
    },
    allowsUnanswered: true,
  });
