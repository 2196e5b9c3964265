import { expect, test } from 'vitest';
import { errorTexts } from '#shared/texts/errors.ts';
import { testApp } from '../../testing/app.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePersonAs } from '../../testing/people.ts';
import { makeReleasedPerson } from '../../testing/releases.ts';

const app = testApp();

test('without test data, releases stay unchanged and every page still works', async () => {
  const { crew, jobId, person, releaseId } = await makeReleasedPerson(app());
  const scope = { jobId };
  const before = {
    release: await person.caller.releases.view({ releaseId }),
    candidate: await crew.owner.caller.candidates.candidate({ jobId, releaseId }),
  };
  expect(await person.caller.tests.startable()).toEqual(['test1', 'test2']);
  const admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  await admin.adminImport.deleteAll({ confirmation: 'LÖSCHEN' });
  const after = {
    release: await person.caller.releases.view({ releaseId }),
    candidate: await crew.owner.caller.candidates.candidate({ jobId, releaseId }),
  };
  expect(after).toEqual(before);
  expect(after.release.view.skills).toHaveLength(3);
  const asked = [
    person.caller.matching.overview(),
    person.caller.matching.path(),
    person.caller.matching.explain(scope),
    person.caller.matching.discover({}),
    person.caller.matching.companies({}),
    person.caller.found.state(),
    person.caller.results.dashboard(),
    person.caller.profile.own(),
    crew.owner.caller.candidates.page({ jobId }),
    crew.owner.caller.candidates.compare({ jobId, releaseIds: [releaseId, releaseId] }),
    crew.owner.caller.candidates.statistics({ whose: 'candidates', jobId }),
    crew.owner.caller.courses.skills(),
  ];
  const outcomes = await Promise.all(asked.map(outcomeOf));
  expect(outcomes.filter((outcome) => outcome !== 'accepted')).toEqual([]);
});

const noTokens = { softskillTokens: [], valueTokens: [] };

test('without test data, the soft skill test is not offered and cannot be started', async () => {
  const guest = await callerFor(app(), null);
  const person = await makePersonAs(app(), 'applicant');
  const caller = await callerFor(app(), person);
  const admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  await admin.adminImport.deleteAll({ confirmation: 'LÖSCHEN' });
  expect(await guest.tests.startable()).toEqual([]);
  expect(await guest.tests.overview(noTokens)).toMatchObject({ available: 1 });
  expect(await caller.results.dashboard()).toMatchObject({ testsAvailable: 1, softskill: null });
  for (const variant of ['test1', 'test2'] as const)
    expect(await outcomeOf(guest.softskillTest.start({ variant }))).toBe('NO_CATALOGUE');
  expect(errorTexts.NO_CATALOGUE).toContain('wird gerade vorbereitet');
});
