import { expect, test } from 'vitest';
import type { TestProgress, TestsOverview } from '#shared/assessments/state.ts';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { mainLinkOf } from './main-link.ts';

const applicant: SessionUser = {
  userId: 'u',
  email: 'a@example.org',
  firstName: 'Anna',
  lastName: 'Beispiel',
  companyName: null,
  userType: 'applicant',
  platformRole: null,
  organisation: null,
};
const house = (name: string) => ({ organisationId: 'o', name, role: 'viewer' as const, isLocked: false });
const company: SessionUser = { ...applicant, userType: 'company' };

const progress: TestProgress = { status: 'none', answered: 0, total: 45, hasOpenRun: false, openVariant: null };
const done = (completed: number): TestsOverview => ({ softskill: progress, values: progress, completed, available: 2 });

test.each([
  ['an applicant with a result', applicant, done(1), '/dashboard?tab=skills', 'Weiter zu meinen Ergebnissen'],
  ['an applicant without a result', applicant, done(0), '/tests', 'Weiter zu den Tests'],
  ['an applicant whose progress could not be loaded', applicant, null, '/dashboard', 'Weiter zu „Start“'],
  [
    'an applicant in an organisation',
    { ...applicant, organisation: house('Haus') },
    done(0),
    '/tests',
    'Weiter zu den Tests',
  ],
  ['a company without an organisation', company, null, '/company/dashboard', 'Weiter zum Dashboard'],
  ['a member', { ...company, organisation: house('Haus am See') }, null, '/company/dashboard', 'Weiter zu Haus am See'],
  [
    'a member of an organisation with a long name',
    { ...company, organisation: house('H'.repeat(25)) },
    null,
    '/company/dashboard',
    'Weiter zum Dashboard',
  ],
  ['staff', { ...applicant, platformRole: 'support' as const }, null, '/admin', 'Weiter zum Admin Portal'],
  [
    'staff in an organisation',
    { ...applicant, platformRole: 'platform_admin' as const, organisation: house('Haus') },
    null,
    '/admin',
    'Weiter zum Admin Portal',
  ],
])('%s gets a link to the right page', (_who, user, tests, to, label) => {
  expect(mainLinkOf(user, tests)).toEqual({ to, label });
});
