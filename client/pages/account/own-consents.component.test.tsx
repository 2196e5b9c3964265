import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { button, expectFocus, expectHeading, findWithText } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, type Output, pendingAnswer, refused, unreachable } from '../../testing/server-stub.ts';

type Consent = Output<'consents.page'>['consents'][number];
type Legal = Output<'consents.legal'>[number];

const day = (date: string) => new Date(`${date}T09:30:00Z`);
const consent = (changes: Partial<Consent> = {}): Consent => ({
  ...{
    consentId: 'a',
    kind: 'weeklyJobMail',
    wording: 'Ich möchte E-Mails.',
    version: 1,
    company: null,
    document: null,
  },
  ...{ givenAt: day('2026-11-20'), end: null },
  ...changes,
});
const legal = (kind: Legal['kind'], changes: Partial<Legal> = {}): Legal => ({
  ...{ kind, newest: { document: 2, publishedAt: day('2026-11-24') }, isOpen: false, isDeclined: false },
  agreed: { document: 2, at: day('2026-11-25') },
  ...changes,
});
const asked = legal('terms', { isOpen: true, agreed: { document: 1, at: day('2026-11-01') } });

const lists = (current: Consent[], ended: Consent[] = []): Answers => ({
  'consents.page': ({ part }) => ({ consents: part === 'current' ? current : ended, nextCursor: null }),
});
const question: Output<'consents.question'> = {
  ...{ kind: 'terms', document: 2, publishedAt: day('2026-11-24'), summaries: ['Das Mindestalter ist neu.'] },
  changes: { added: ['Sie sind 18.'], removed: ['Sie sind 16.'], more: 3 },
};

async function openPage(answers: Answers = {}, path = '/account?tab=consents') {
  const opened = await renderAt(path, {
    user: applicant(),
    answers: { 'consents.legal': [legal('terms'), legal('privacy')], ...lists([]), ...answers },
    allowsUnanswered: true,
  });
  await expectHeading(path.endsWith('consents') ? 'Einwilligungen' : 'Konto');
  return opened;
}

const list = (name: string) => screen.findByRole('list', { name });

test('each consent has its wording, version, date and state; former ones are below', async () => {
  const release = { consentId: 'b', kind: 'release', company: 'Lindenhof', version: 2 } as const;
  const end = { at: day('2026-11-26'), as: 'withdrawn' } as const;
  await openPage(lists([consent(release)], [consent({ end })]));
  const current = await list('Das haben Sie erlaubt');
  expect(current.textContent).toContain(
    'Ergebnis zeigen: Lindenhof„Ich möchte E-Mails.“Erlaubt am 20.11.2026, Wortlaut 2.',
  );
  const former = await list('Früher erlaubt');
  expect(former.textContent).toContain('Zurückgenommen am 26.11.2026');
  expect(within(former).queryByRole('button')).toBeNull();
  expect((await list('Nutzungsbedingungen und Datenschutz')).textContent).toContain(
    'Zugestimmt am 25.11.2026, Version 2.',
  );
});

test('without a consent the page says so', async () => {
  await openPage();
  await screen.findByText(/^Zurzeit haben Sie nichts erlaubt\./);
  expect(screen.queryByText('Früher erlaubt')).toBeNull();
});

test('a mail is withdrawn with one click, and the click can be undone', async () => {
  const { person, server } = await openPage({ ...lists([consent()]), 'consents.withdraw': undefined });
  await list('Das haben Sie erlaubt');
  server.answer({ ...lists([]), 'jobMails.change': { isOn: true, sendsMail: true } });
  await person.click(button('Zurücknehmen: Wöchentliche E-Mail mit neuen Stellen'));
  await screen.findByText(/^Zurzeit haben Sie nichts erlaubt\./);
  expect(server.calls('consents.withdraw')).toEqual([{ consentId: 'a' }]);
  await expectFocus(screen.getByRole('region', { name: 'Das haben Sie erlaubt' }));
  await person.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(server.calls('jobMails.change')).toEqual([{ isOn: true }]));
});

test('what companies see is changed on the page that shows it', async () => {
  const release = consent({ kind: 'release', company: 'Lindenhof' });
  await openPage(lists([release, consent({ consentId: 'b', kind: 'beingFound' })]));
  const current = within(await list('Das haben Sie erlaubt'));
  const change = current.getByRole('link', { name: 'Ansehen und ändern: Ergebnis zeigen: Lindenhof' });
  expect(change.getAttribute('href')).toBe('/account?tab=seen');
  const found = current.getByRole('link', { name: 'Ansehen und ändern: Anonym gefunden werden' });
  expect(found.getAttribute('href')).toBe('/account?tab=found');
  expect(current.queryByRole('button')).toBeNull();
});

test('a failed withdrawal says that the consent still applies', async () => {
  const { person } = await openPage({ ...lists([consent()]), 'consents.withdraw': refused('UNEXPECTED') });
  await list('Das haben Sie erlaubt');
  await person.click(button('Zurücknehmen: Wöchentliche E-Mail mit neuen Stellen'));
  await findWithText('alert', /./);
  await list('Das haben Sie erlaubt');
});

test('a list that does not load can be loaded again', async () => {
  const { person, server } = await openPage({ 'consents.page': unreachable });
  const [again] = await screen.findAllByRole('button', { name: 'Erneut versuchen' });
  server.answer(lists([consent()]));
  if (again !== undefined) await person.click(again);
  await list('Das haben Sie erlaubt');
});

test('new terms show the changes, and declining is stored', async () => {
  const { person, server } = await openPage(
    { 'consents.legal': [asked, legal('privacy')], 'consents.question': question, 'consents.answer': undefined },
    '/account',
  );
  const bar = await screen.findByRole('region', { name: 'Neue Bedingungen' });
  within(bar).getByText('Die Nutzungsbedingungen haben sich geändert.');
  await person.click(button('Ansehen und entscheiden', bar));
  const dialog = await screen.findByRole('dialog', { name: 'Nutzungsbedingungen' });
  await within(dialog).findByText('Das Mindestalter ist neu.');
  within(dialog).getByText('und 3 weitere Absätze');
  within(dialog).getByText(/gilt für Sie weiter die Version, der Sie zugestimmt haben/);
  server.answer({ 'consents.legal': [legal('terms', { isDeclined: true }), legal('privacy')] });
  await person.click(button('Nicht zustimmen', dialog));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Neue Bedingungen' })).toBeNull());
  expect(server.calls('consents.answer')).toEqual([{ kind: 'terms', document: 2, answer: 'declined' }]);
});

test('a stale answer keeps the dialog with its reason', async () => {
  const { person } = await openPage({
    ...{ 'consents.legal': [asked], 'consents.question': question, 'consents.answer': refused('STALE_CHANGE') },
  });
  await person.click(await screen.findByRole('button', { name: 'Ansehen und entscheiden' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nutzungsbedingungen' });
  await person.click(await within(dialog).findByRole('button', { name: 'Zustimmen' }));
  await findWithText('alert', 'Dieser Inhalt wurde inzwischen geändert.', dialog);
});

test('privacy information can wait until the next visit and stores nothing', async () => {
  const open = legal('privacy', { isOpen: true, agreed: null });
  const { person, server } = await openPage(
    {
      'consents.legal': [legal('terms'), open],
      'consents.question': { ...question, kind: 'privacy', summaries: [], changes: null },
    },
    '/account',
  );
  await person.click(button('Ansehen', await screen.findByRole('region', { name: 'Neue Bedingungen' })));
  const dialog = await screen.findByRole('dialog', { name: 'Datenschutzerklärung' });
  await person.click(await within(dialog).findByRole('button', { name: 'Später' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Neue Bedingungen' })).toBeNull());
  expect(server.calls('consents.answer')).toEqual([]);
});

test('the question about new terms is asked together with the session, so that its bar comes with the content', async () => {
  const { answer } = pendingAnswer<null>();
  const { server } = await renderAt('/account', { answers: { 'auth.me': answer } });
  await waitFor(() => expect(server.calls('consents.legal')).toHaveLength(1));
});
