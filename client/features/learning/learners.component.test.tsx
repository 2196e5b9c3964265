import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { courseIdOf } from '../../testing/courses.ts';
import { editedCourse } from '../../testing/editor.ts';
import { expectFieldMessage, field, fill } from '../../testing/page-actions.ts';
import { member } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { refused } from '../../testing/server-stub.ts';

const courseId = courseIdOf(1);
const learner = {
  userId: '00000000-0000-4000-8000-00000000f001',
  name: 'Anna Beispiel',
  lessonsDone: 2,
  lastSeenAt: new Date('2026-11-20T09:30:00Z'),
  completedAt: new Date('2026-11-20T09:30:00Z'),
  certificate: { number: '1A2B3C4D5E6F', isWithdrawn: false },
};

const openLearners = (withdrawal: unknown) =>
  renderAt(`/company/course/${courseId}/learners`, {
    user: member('owner'),
    allowsUnanswered: true,
    answers: {
      'editor.course': { ...editedCourse, courseId },
      'learning.learners': {
        members: [learner],
        lessonCount: 2,
        outsiders: { begun: 0, completed: 0 },
        nextCursor: null,
      },
      'learning.withdrawCertificate': withdrawal as undefined,
    },
  });

test("a member's certificate is withdrawn with a reason", async () => {
  const { person, server } = await openLearners(undefined);
  await person.click(await screen.findByRole('button', { name: 'Zertifikat von Anna Beispiel zurückziehen' }));
  const dialog = await screen.findByRole('dialog');
  expect(field('Nummer des Zertifikats', dialog).value).toBe('PG-1A2B-3C4D-5E6F');
  await person.click(within(dialog).getByRole('button', { name: 'Zertifikat zurückziehen' }));
  expect(server.calls('learning.withdrawCertificate')).toEqual([]);
  await fill(person, field('Grund', dialog), 'Irrtum');
  await person.click(within(dialog).getByRole('button', { name: 'Zertifikat zurückziehen' }));
  await waitFor(() =>
    expect(server.calls('learning.withdrawCertificate')).toEqual([
      { courseId, number: 'PG-1A2B-3C4D-5E6F', reason: 'Irrtum' },
    ]),
  );
});

test('an unknown number is reported at its field', async () => {
  const { person } = await openLearners(refused('NOT_FOUND'));
  await person.click(await screen.findByRole('button', { name: 'Zertifikat zurückziehen' }));
  const dialog = await screen.findByRole('dialog');
  await fill(person, field('Nummer des Zertifikats', dialog), 'PG-0000-0000-0000');
  await fill(person, field('Grund', dialog), 'Irrtum');
  await person.click(within(dialog).getByRole('button', { name: 'Zertifikat zurückziehen' }));
  await expectFieldMessage(
    field('Nummer des Zertifikats', dialog),
    'Zu dieser Nummer gibt es kein Zertifikat dieses Kurses.',
  );
});
