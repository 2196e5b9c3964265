import { expect, test } from 'vitest';
import { paths } from '../client/lib/paths.ts';
import type { Person } from '../server/testing/people.ts';
import { scenesOf } from './screens/scenes.ts';

type Address = string | ((id: string) => string);
type Addresses = { readonly [name: string]: Address | Addresses };

const patternsOf = (addresses: Addresses): RegExp[] =>
  Object.values(addresses).flatMap((address) => {
    if (typeof address === 'object') return patternsOf(address);
    const path = typeof address === 'string' ? address : address('[^/]+');
    return [new RegExp(`^${path.split(/[?#]/)[0]}$`)];
  });

const areas = new Set(['^\\/company$', '^\\/admin$']);

test('the walk over all pages and its pictures cover every address of the product', () => {
  const placeholder = {} as Person;
  const people = {
    applicant: placeholder,
    founder: placeholder,
    owner: placeholder,
    viewer: placeholder,
    guest: placeholder,
    platformAdmin: placeholder,
    support: placeholder,
    locked: placeholder,
    sender: placeholder,
  };
  const lessons = { why: 'why', moments: 'moments', gloves: 'gloves' };
  const jobs = { jobId: 'job', jobDraftId: 'job-draft', closedJobId: 'job-closed' };
  const candidates = { namedId: 'named', anonymousId: 'anonymous', personId: 'found' };
  const ids = {
    courseId: 'course',
    draftId: 'draft',
    ...jobs,
    resultId: 'result',
    ownReleaseId: 'own',
    openJobIds: ['job-open'],
    certificate: { certifiedId: 'certified', certificateId: 'certificate' },
    portal: { organisationId: 'organisation', reportId: 'report' },
    guestToken: 'token',
    guestValueToken: 'token',
  };
  const scenes = scenesOf({ people, lessons, candidates, ...ids });
  const walked = scenes.map(({ path }) => path.split('?')[0] ?? '');
  const forgotten = patternsOf(paths)
    .filter(({ source }) => !areas.has(source))
    .filter((pattern) => !walked.some((path) => pattern.test(path)));
  expect(forgotten).toEqual([]);
});
