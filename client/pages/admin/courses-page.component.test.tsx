import { screen, within } from '@testing-library/dom';
import { test } from 'vitest';
import { staff } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { unreachable } from '../../testing/server-stub.ts';

test('a list that fails is retried, and the header names the reader', async () => {
  const { person, server } = await renderAt('/admin/courses', {
    user: staff('support'),
    answers: { 'adminCourses.page': unreachable },
    isPatient: true,
  });
  await person.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  const banner = within(screen.getByRole('banner'));
  banner.getByText('Petra Amt');
  banner.getByText('Support');
  server.answer({ 'adminCourses.page': { rows: [], nextCursor: null, organisation: null, isCut: false } });
  await person.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByRole('heading', { name: 'Noch keine Kurse' });
});
