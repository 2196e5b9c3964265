import { expect, test } from 'vitest';
import { profileContent } from '#shared/profile/schema.ts';
import { testApp } from '../testing/app.ts';
import { callerFor, makePerson } from '../testing/people.ts';
import { takeSoftskillTest } from '../testing/test-runs.ts';
import { addDemoProfile } from './profile.ts';

const app = testApp();

test('without the demo applicant nothing is added', async () => {
  await addDemoProfile(app());
  expect(await app().db.prisma.applicantProfile.count()).toBe(0);
});

test('the demo applicant has a profile, and hides one skill of her result', async () => {
  const person = await makePerson(app(), { email: 'jana.petersen@demo.example', firstName: 'Jana' });
  await takeSoftskillTest(await callerFor(app(), person));
  await addDemoProfile(app());
  const { profile } = await (await callerFor(app(), person)).profile.own();
  expect(profileContent.parse(profile)).toEqual(profile);
  expect([profile.experience.length, profile.education.length, profile.hiddenSkillIds]).toEqual([4, 3, [24]]);
});
