import { expect, test } from 'vitest';
import { reportPath, reportRoute } from '#shared/paths.ts';
import { interviewOf } from '#shared/texts/assessments/interview.ts';
import { qualityTexts } from '#shared/texts/assessments/results.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { testApp } from '../../../../testing/app.ts';
import { pageCountOf, pdfText } from '../../../../testing/pdf-text.ts';
import { callerFor, makePerson, type Person } from '../../../../testing/people.ts';
import { asShown, takeSoftskillTest, takeValueTest } from '../../../../testing/test-runs.ts';
import { download } from '../../../../testing/uploads.ts';

const app = testApp({ server: true });

async function personWithResult(names: { firstName?: string; lastName?: string } = {}) {
  const person = await makePerson(app(), names);
  const caller = await callerFor(app(), person);
  const { resultId, token } = await takeSoftskillTest(caller);
  return { person, caller, resultId, token };
}

const pdfOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('the owner gets one document with all skills, the values and how to read them', async () => {
  app().clock.set(new Date('2026-11-20T23:30:00Z'));
  const { person, caller, resultId } = await personWithResult({ firstName: 'Jana', lastName: 'Petersen' });
  await takeValueTest(caller);
  const response = await download(app(), reportPath(resultId), person);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  // In Berlin the next day has already begun.
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=passgenau-ergebnis-2026-11-21.pdf');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const pdf = await pdfOf(response);
  const text = pdfText(pdf);
  const { skills } = await caller.results.softskill({ resultId });
  for (const { name, description } of skills) {
    expect(text).toContain(name);
    expect(text).toContain(description.slice(0, 30));
  }
  const [first, sixth] = [interviewOf(skills[0]?.name ?? ''), interviewOf(skills[5]?.name ?? '')];
  expect(text.replaceAll('\n', ' ')).toContain(first?.story.slice(0, 40));
  expect(text.replaceAll('\n', ' ')).not.toContain(sixth?.story.slice(0, 40));
  expect(text.indexOf('Zu Ihren größten Stärken')).toBeGreaterThan(0);
  expect(text.indexOf('Zu Ihren größten Stärken')).toBeLessThan(text.indexOf('Wie sicher ist das?'));
  for (const words of [
    'Ihr Ergebnis',
    'Der Platz folgt der Stärke',
    'Sätze für Ihr Vorstellungsgespräch',
    'Jana Petersen',
    '21. November 2026',
    'Ihre Werte',
    'Balance',
    'Die Methode in Kürze',
  ])
    expect(text).toContain(words);
  expect(text).toContain(`Seite 1 von ${pageCountOf(pdf)}`);
});

test('the PDF is tagged, in German, and embeds its fonts', async () => {
  const { person, resultId } = await personWithResult();
  const raw = (await pdfOf(await download(app(), reportPath(resultId), person))).toString('latin1');
  expect(raw).toContain('/Lang (de-DE)');
  expect(raw).toContain('/Marked true');
  expect(raw).toContain('(Ihr Ergebnis)');
  expect(raw.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(3);
});

test('mentions that the values test is missing instead of showing values', async () => {
  const { person, resultId } = await personWithResult();
  expect(pdfText(await pdfOf(await download(app(), reportPath(resultId), person)))).toContain(
    'haben Sie noch nicht gemacht',
  );
});

test('calls a run left as shown doubtful, and says that this sign alone is enough', async () => {
  const person = await makePerson(app());
  const { resultId } = await takeSoftskillTest(await callerFor(app(), person), asShown);
  const text = pdfText(await pdfOf(await download(app(), reportPath(resultId), person))).replaceAll('\n', ' ');
  expect(text).toContain(qualityTexts.unsureTitle);
  expect(text).toContain(qualityTexts.alone);
  expect(text).not.toContain(qualityTexts.fine);
});

test('strangers, visitors, tokens and invalid ids get the answer of a missing result', async () => {
  const { person, resultId, token } = await personWithResult();
  const stranger = await makePerson(app());
  const guest = await takeSoftskillTest(await callerFor(app(), null));
  const attempts: Array<[Person | null, string]> = [
    [null, reportPath(resultId)],
    [stranger, reportPath(resultId)],
    [person, reportPath(guest.resultId)],
    [person, reportPath(guest.token)],
    [null, reportPath(guest.token)],
    [person, reportPath(token)],
    [person, reportRoute],
    [person, `${reportRoute}?result=${resultId}&result=${resultId}`],
    [person, reportPath("' or 1=1 --")],
  ];
  for (const [who, path] of attempts) {
    const response = await download(app(), path, who);
    expect([path, response.status, await response.text()]).toEqual([path, 404, errorTexts.NOT_FOUND]);
  }
});

test.each([
  ['very long', 'W'.repeat(60), 'Ö'.repeat(60)],
  ['right to left', 'محمد', 'العربي‮'],
  ['emoji', '👩‍👩‍👧‍👦🎉', '🏳️‍🌈'],
  ['control characters', 'An\u0001na\u0007', 'Bei\u200Bspiel\u202E'],
  ['half a character', '\ufffdA', 'B\u0301\u0301\u0301\u0301'],
  ['extended Latin', 'Łukasz', 'Yıldırım-Ðorđević'],
  ['markup', '<b>Anna</b>', '(%PDF) \\ endobj'],
])('renders a name that is %s', async (_, firstName, lastName) => {
  const { person, resultId } = await personWithResult({ firstName, lastName });
  const response = await download(app(), reportPath(resultId), person);
  expect(response.status).toBe(200);
  const pdf = await pdfOf(response);
  expect(pageCountOf(pdf)).toBe(6);
  expect(pdfText(pdf)).toContain('Die Methode in Kürze');
});

test('prints letters of the extended subset', async () => {
  const { person, resultId } = await personWithResult({ firstName: 'Łukasz', lastName: 'Yıldırım' });
  const text = pdfText(await pdfOf(await download(app(), reportPath(resultId), person))).replaceAll('\n', '');
  expect(text).toContain('Łukasz Yıldırım');
});
