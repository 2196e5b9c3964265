import { expect, test } from 'vitest';
import type { OrganisationRole, SessionUser } from '#shared/auth/session-user.ts';
import { publishingRights } from './publishing-rights.ts';

const person = (role: OrganisationRole): SessionUser => ({
  userId: '1',
  email: 'a@example.org',
  firstName: 'Anna',
  lastName: 'Beispiel',
  companyName: null,
  userType: 'company',
  platformRole: null,
  organisation: { organisationId: '2', name: 'Musterhaus', role, isLocked: false },
});

const draft = {
  status: 'draft',
  hasChanges: true,
  isOnline: false,
  isSetAside: false,
  version: 0,
  needsReview: false,
  submittedByMe: false,
  changedInReviewByMe: false,
} as const;
const online = { ...draft, status: 'published', isOnline: true, version: 3 } as const;
const inReview = { ...draft, status: 'review' } as const;

test.each([
  ['an editor publishes a draft', 'editor', draft, 'publish'],
  ['with four eyes an editor submits', 'editor', { ...draft, needsReview: true }, 'submit'],
  ['with four eyes an owner submits, too', 'owner', { ...draft, needsReview: true }, 'submit'],
  ['an admin publishes what an editor submitted', 'admin', { ...inReview, needsReview: true }, 'publish'],
  ['the submitter does not publish', 'owner', { ...inReview, needsReview: true, submittedByMe: true }, null],
  [
    'a person who changed the course in review does not publish',
    'owner',
    { ...inReview, needsReview: true, changedInReviewByMe: true },
    null,
  ],
  [
    'without four eyes a person who changed the course publishes it',
    'owner',
    { ...inReview, changedInReviewByMe: true },
    'publish',
  ],
  ['an editor waits for the review', 'editor', { ...inReview, needsReview: true }, null],
  ['without four eyes the submitter may publish', 'editor', { ...inReview, submittedByMe: true }, 'publish'],
  ['changes of an online course are published', 'editor', online, 'publish'],
] as const)('%s', (_, role, course, next) => {
  expect(publishingRights(person(role), course).next).toBe(next);
});

test('without changes the course is up to date and cannot be submitted', () => {
  expect(publishingRights(person('owner'), { ...online, hasChanges: false })).toMatchObject({
    isUpToDate: true,
    maySubmit: false,
  });
});

test('under four-eyes approval an editor may not withdraw, restore, delete or change visibility', () => {
  expect(publishingRights(person('editor'), { ...online, needsReview: true })).toMatchObject({
    mayWithdraw: false,
    mayRestore: false,
    mayDelete: false,
    mayChangeVisibility: false,
    mayChangeShown: false,
  });
});

test('an editor may change the description while no reader sees it', () => {
  const offline = { ...online, isOnline: false, needsReview: true };
  expect(publishingRights(person('editor'), offline).mayChangeShown).toBe(true);
  expect(publishingRights(person('editor'), online).mayChangeShown).toBe(true);
  expect(publishingRights(person('admin'), { ...online, needsReview: true }).mayChangeShown).toBe(true);
});

test('only publishers may withdraw or describe a course hidden by staff', () => {
  const aside = { ...online, isOnline: false, isSetAside: true, needsReview: true };
  expect(publishingRights(person('admin'), aside)).toMatchObject({ mayWithdraw: true, mayChangeShown: true });
  expect(publishingRights(person('editor'), aside)).toMatchObject({ mayWithdraw: false, mayChangeShown: false });
  expect(publishingRights(person('admin'), { ...aside, isSetAside: false }).mayWithdraw).toBe(false);
});

test('the submitter may take the submission back, another editor may not', () => {
  const course = { ...inReview, needsReview: true };
  expect(publishingRights(person('editor'), { ...course, submittedByMe: true }).maySendBack).toBe(true);
  expect(publishingRights(person('editor'), course).maySendBack).toBe(false);
  expect(publishingRights(person('admin'), course).maySendBack).toBe(true);
});

test('an admin who changed a course under review sees why they may not publish and may send it back', () => {
  const course = { ...inReview, needsReview: true, changedInReviewByMe: true };
  expect(publishingRights(person('admin'), course)).toMatchObject({ isOwnChange: true, maySendBack: true });
  expect(publishingRights(person('editor'), course)).toMatchObject({ isOwnChange: false, maySendBack: false });
});
