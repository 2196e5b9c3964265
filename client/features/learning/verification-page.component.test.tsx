import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Verification } from '#shared/learning/state.ts';
import { courseIdOf } from '../../testing/courses.ts';
import { expectAddress, expectFocus, expectHeading, field, fill } from '../../testing/page-actions.ts';
import { renderAt } from '../../testing/render.tsx';
import { refused } from '../../testing/server-stub.ts';

const certificate = {
  number: '1A2B3C4D5E6F',
  courseTitle: 'Händehygiene im Alltag',
  organisation: 'Haus Lindenhof',
  issuedAt: new Date('2026-11-20T09:30:00Z'),
  courseId: courseIdOf(1),
};
const certificateId = '00000000-0000-4000-8000-00000000b001';

const open = (address: string, verification: Verification) =>
  renderAt(`/certificate/${address}`, { answers: { 'learning.verify': verification }, allowsUnanswered: true });

test.each(['PG-1A2B-3C4D-5E6F', certificateId])('a valid certificate shows what it certifies (%s)', async (address) => {
  await open(address, { state: 'valid', certificate });
  await screen.findByRole('heading', { name: 'Dieses Zertifikat ist gültig' });
  for (const words of ['PG-1A2B-3C4D-5E6F', 'Haus Lindenhof', '20. November 2026']) screen.getByText(words);
  const course = screen.getByRole('link', { name: 'Händehygiene im Alltag' });
  expect(course.getAttribute('href')).toBe(`/course/${courseIdOf(1)}`);
});

test('a course that is not public is named without a link', async () => {
  await open(certificateId, { state: 'valid', certificate: { ...certificate, courseId: null } });
  await screen.findByText('Händehygiene im Alltag');
  expect(screen.queryByRole('link', { name: 'Händehygiene im Alltag' })).toBeNull();
});

test.each([
  [{ state: 'valid', certificate }, 'Dieses Zertifikat ist gültig', /^Vergleichen Sie diese Angaben/],
  [{ state: 'withdrawn', certificate }, 'Dieses Zertifikat wurde zurückgezogen', /^Den Grund kennt die Person/],
  [{ state: 'unknown' }, 'Dieses Zertifikat ist unbekannt', 'Oder die Person lässt keine Prüfung zu.'],
] as const)('a certificate shows its state with the next step (%#)', async (verification, heading, next) => {
  await open('PG-1A2B-3C4D-5E6F', verification);
  await expectHeading('Zertifikat prüfen');
  const finding = within(
    (await screen.findByRole('heading', { name: heading })).closest('[role=status]') as HTMLElement,
  );
  finding.getByText(next);
});

test.each(['valid', 'withdrawn'] as const)(
  'a %s certificate shows its number once and leads to another check',
  async (state) => {
    const { person } = await open('PG-1A2B-3C4D-5E6F', { state, certificate });
    expect(await screen.findAllByText('PG-1A2B-3C4D-5E6F')).toHaveLength(1);
    await person.click(screen.getByRole('link', { name: 'Ein anderes Zertifikat prüfen' }));
    await expectAddress('/certificate');
    expect((await screen.findByLabelText<HTMLInputElement>('Nummer des Zertifikats')).value).toBe('');
  },
);

test('an unknown number stays in the field and can be checked again', async () => {
  const { person, server } = await renderAt('/certificate/pg1a2b3c4d5e6f', {
    answers: { 'learning.verify': { state: 'unknown' } },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: 'Dieses Zertifikat ist unbekannt' });
  expect(field('Nummer des Zertifikats').value).toBe('PG-1A2B-3C4D-5E6F');
  await person.click(screen.getByRole('button', { name: 'Prüfen' }));
  await waitFor(() => expect(server.calls('learning.verify')).toHaveLength(2));
});

test('a check that fails offers another try', async () => {
  const { person, server } = await renderAt('/certificate/PG-1A2B-3C4D-5E6F', {
    answers: { 'learning.verify': refused('BUSY') },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: 'Das Zertifikat konnte nicht geprüft werden' });
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(server.calls('learning.verify')).toHaveLength(2));
});

test('without a number the page asks for one and explains what is wrong with a malformed one', async () => {
  const { person, server } = await renderAt('/certificate', { allowsUnanswered: true });
  await expectHeading('Zertifikat prüfen');
  const check = () => person.click(screen.getByRole('button', { name: 'Prüfen' }));
  for (const malformed of ['', 'PG-1A2B-3C4D', 'https://passgenau.example/certificate/']) {
    if (malformed !== '') await fill(person, field('Nummer des Zertifikats'), malformed);
    await check();
    await screen.findByText(/^Eine Nummer hat 12 Zeichen nach PG/);
    await expectFocus(field('Nummer des Zertifikats'));
  }
  await expectAddress('/certificate');
  expect(server.calls('learning.verify')).toEqual([]);
});

test.each(['pg 1a2b 3c4d 5e6f', 'https://passgenau.example/certificate/PG-1A2B-3C4D-5E6F'])(
  'the form accepts %s as a number',
  async (typed) => {
    const { person } = await renderAt('/certificate', {
      answers: { 'learning.verify': { state: 'valid', certificate } },
      allowsUnanswered: true,
    });
    await expectHeading('Zertifikat prüfen');
    await fill(person, field('Nummer des Zertifikats'), typed);
    await person.keyboard('{Enter}');
    await expectAddress('/certificate/PG-1A2B-3C4D-5E6F');
    await screen.findByRole('heading', { name: 'Dieses Zertifikat ist gültig' });
  },
);

test('another number leads to its own page', async () => {
  const { person, server } = await renderAt('/certificate/x', {
    answers: { 'learning.verify': { state: 'unknown' } },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: 'Dieses Zertifikat ist unbekannt' });
  await fill(person, field('Nummer des Zertifikats'), ' PG-1A2B-3C4D-5E6F ');
  await person.click(screen.getByRole('button', { name: 'Prüfen' }));
  await expectAddress('/certificate/PG-1A2B-3C4D-5E6F');
  const asked = { certificate: 'PG-1A2B-3C4D-5E6F' };
  await waitFor(() => expect(server.calls('learning.verify')).toContainEqual(asked));
});
