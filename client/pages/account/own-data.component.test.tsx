import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { button, expectHeading, isDisabled } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, type Output, refused } from '../../testing/server-stub.ts';

type State = Output<'ownData.state'>;

const none: State = {
  runningJobId: null,
  lastProblem: null,
  ready: [],
  startsLeft: 3,
  nextStartAt: null,
  sendsMail: true,
};
const running: State = { ...none, runningJobId: 'a', startsLeft: 2 };
const ready: State = {
  ...none,
  ready: [
    {
      exportId: 'x',
      createdAt: new Date('2026-11-20T09:30:00Z'),
      expiresAt: new Date('2026-11-27T09:30:00Z'),
      bytes: 3_500_000,
    },
  ],
  startsLeft: 2,
};
const job: Output<'backgroundJobs.state'> = {
  jobId: 'a',
  kind: 'own-data',
  status: 'running',
  progress: null,
  result: null,
  error: null,
};

async function openPage(state: State, answers: Answers = {}) {
  const opened = await renderAt('/account?tab=data', {
    user: applicant(),
    answers: { 'ownData.state': state, ...answers },
  });
  await expectHeading('Meine Daten');
  return opened;
}

const start = 'Meine Daten zusammenstellen';
const startButton = () => screen.findByRole('button', { name: start });
const shows = (text: RegExp) => screen.findByText(text);

test('without an archive the page says what is in it and starts one', async () => {
  const { person, server } = await openPage(none, { 'ownData.start': running });
  await shows(/jetzt noch dreimal/);
  expect(within(screen.getByRole('region', { name: 'Was in der Datei ist' })).getAllByRole('listitem')).toHaveLength(6);
  await person.click(await startButton());
  await screen.findByRole('region', { name: 'Ihre Daten werden zusammengestellt' });
  server.emit('backgroundJobs.changes', { ...job, progress: { percent: 40 } });
  await shows(/40 % fertig/);
  expect(screen.getByRole('progressbar')).toHaveProperty('ariaValueNow', '40');
  await shows(/Sie bekommen eine E-Mail/);
  server.answer({ 'ownData.state': ready });
  server.emit('backgroundJobs.changes', { ...job, status: 'done' });
  await shows(/Verfügbar bis 27\.11\.2026, 10:30/);
  const download = screen.getByRole('link', { name: /^Herunterladen.*20\.11\.2026, 10:30/ });
  expect(download.getAttribute('href')).toBe('/own-data/x');
});

test('a running export can be cancelled; without a mail server no mail is promised', async () => {
  const { person, server } = await openPage({ ...running, sendsMail: false }, { 'backgroundJobs.cancel': job });
  await shows(/Wartet auf den Beginn/);
  expect(screen.queryByText(/E-Mail, sobald/)).toBeNull();
  server.answer({ 'ownData.state': { ...none, lastProblem: 'cancelled', startsLeft: 2 } });
  await person.click(button('Abbrechen'));
  await shows(/Abgebrochen\. Es wurde keine Datei gespeichert\./);
});

test('a failed export says so and can be started again', async () => {
  await openPage({ ...none, lastProblem: 'failed', startsLeft: 1 });
  await shows(/Das hat nicht geklappt\./);
  expect(isDisabled(await startButton())).toBe(false);
  await shows(/jetzt noch einmal\./);
});

test('after three exports the button waits, and the page says until when', async () => {
  await openPage({ ...ready, startsLeft: 0, nextStartAt: new Date('2026-11-21T09:30:00Z') });
  expect(isDisabled(await startButton())).toBe(true);
  await shows(/Ab 21\.11\.2026, 10:30 geht es wieder\./);
});

test('a refused start shows its reason', async () => {
  const { person } = await openPage(none, { 'ownData.start': refused('TOO_MANY_EXPORTS') });
  await person.click(await startButton());
  await shows(/schon dreimal zusammenstellen lassen/);
});
