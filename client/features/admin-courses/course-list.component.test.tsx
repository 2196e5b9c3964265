import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { AdminCourseRow } from '#shared/admin/courses.ts';
import { staff } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { unreachable } from '../../testing/server-stub.ts';

test("a failed list can be retried, and the header shows the viewer's name", async () => {
  const { person, server } = await renderAt('/admin/courses', {
    user: staff('support'),
    answers: { 'adminCourses.page': unreachable },
    allowsUnanswered: true,
  });
  await person.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  const banner = within(screen.getByRole('banner'));
  banner.getByText('Petra Amt');
  banner.getByText('Support');
  server.answer({ 'adminCourses.page': { rows: [], nextCursor: null, organisation: null, isCut: false } });
  await person.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByRole('heading', { name: 'Noch keine Kurse' });
});

const orgId = '00000000-0000-4000-8000-00000000b001';
const course: AdminCourseRow = {
  ...{
    courseId: '00000000-0000-4000-8000-00000000c001',
    title: 'Hygiene',
    status: 'draft' as const,
    isTakenDown: false,
  },
  ...{ organisation: { organisationId: orgId, name: 'Linde' }, version: 0 },
  ...{ createdAt: new Date('2026-11-20T10:00:00Z'), updatedAt: new Date('2026-11-20T10:00:00Z') },
};

test('the list of one organisation is sorted and exported without other courses', async () => {
  const exported: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    exported.push(this.href);
  });
  const { person, server } = await renderAt(`/admin/courses?org=${orgId}&sort=title&order=asc`, {
    user: staff('support'),
    answers: {
      'adminCourses.page': { rows: [course], nextCursor: null, organisation: course.organisation, isCut: false },
    },
    allowsUnanswered: true,
  });
  await screen.findByRole('button', { name: /^Nur Linde/ });
  const title = () => screen.getByRole('columnheader', { name: /^Titel/ });
  expect(title().getAttribute('aria-sort')).toBe('ascending');
  await person.click(within(title()).getByRole('button'));
  await waitFor(() => expect(title().getAttribute('aria-sort')).toBe('descending'));
  const requestedOrders = () => server.calls('adminCourses.page').map(({ org, order }) => `${org} ${order}`);
  await waitFor(() => expect(requestedOrders()).toEqual([`${orgId} asc`, `${orgId} desc`]));
  await person.click(screen.getByRole('button', { name: 'Als CSV exportieren' }));
  expect(exported.map((address) => new URL(address).searchParams.get('org'))).toEqual([orgId]);
});
