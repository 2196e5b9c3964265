import { screen } from '@testing-library/dom';
import { test } from 'vitest';
import { button } from '../../testing/acting.ts';
import { member } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { unreachable } from '../../testing/server-stub.ts';

test('a course list that cannot be loaded is tried again on request', async () => {
  const { person, server } = await renderAt('/company/courses', {
    user: member('editor'),
    answers: { 'courses.page': unreachable },
    isPatient: true,
  });
  await screen.findByRole('heading', { name: 'Kurse konnten nicht geladen werden' });
  server.answer({ 'courses.page': { courses: [], nextCursor: null } });
  await person.click(button('Erneut versuchen'));
  await screen.findByText('Sie haben noch keine Kurse erstellt.');
});
