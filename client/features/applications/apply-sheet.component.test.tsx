import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { applicationLimits } from '#shared/releases/limits.ts';
import type { ReleasePreview } from '#shared/releases/state.ts';
import type { CandidateView } from '#shared/releases/view.ts';
import { consentWording } from '#shared/texts/consents.ts';
import { paths } from '../../lib/paths.ts';
import {
  readPendingApplication,
  removePendingApplication,
  storePendingApplication,
} from '../../lib/pending-application.ts';
import { jobId, openSheet, options, previewOf, question, ranked, skills, viewOf } from '../../testing/apply-sheet.ts';
import { jobIdOf } from '../../testing/jobs.ts';
import { button, expectFocus, fill, findWithText } from '../../testing/page-actions.ts';
import { type Input, pendingAnswer, refused } from '../../testing/server-stub.ts';

afterEach(removePendingApplication);

test('nothing is preselected, and sending without a choice says so at the choice', async () => {
  const { person, server, inSheet } = await openSheet('apply');
  for (const radio of inSheet.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false);
  await inSheet.findByText('Antwort hier und per E-Mail.');
  inSheet.getByText('So erreicht man Sie auch direkt.');
  inSheet.getByText('Steht hier, sobald Sie gewählt haben.');
  expect(inSheet.queryByText('Blauer Reiher 204')).toBeNull();
  const send = inSheet.getByRole('button', { name: 'Bewerbung absenden' });
  expect(describedBy(send)).toBe('Wählen Sie zuerst, wie Sie sich zeigen.');
  await person.click(send);
  expect((await inSheet.findByRole('alert')).textContent).toBe('Bitte wählen Sie, wie Sie sich zeigen.');
  expect(inSheet.queryByText('Wählen Sie zuerst, wie Sie sich zeigen.')).toBeNull();
  await expectFocus(inSheet.getByRole('radio', { name: 'Anonym' }));
  expect(server.calls('applications.send')).toEqual([]);
  await person.click(inSheet.getByRole('radio', { name: 'Anonym' }));
  const answerBy = 'Antwort bis 15. Dezember 2026.';
  await waitFor(() => expect(describedBy(send)).toBe(`Sie zeigen: Pseudonym, 1 Wert und Passung. ${answerBy}`));
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await waitFor(() => expect(describedBy(send)).toBe(`Sie zeigen: Name, Kontakt, 3 Stärken und Passung. ${answerBy}`));
});

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test('the sheet promises no mail if the installation sends none', async () => {
  const { inSheet } = await openSheet('apply', { 'auth.options': options(false) });
  inSheet.getByText('Antwort hier unter „Bewerbungen“.');
});

test('what weakens the result is one line, without a way out of the sheet', async () => {
  const view = { ...viewOf('anonymous'), isLimited: true };
  const missing = { softskills: false, values: true };
  const { inSheet } = await openSheet('apply', { 'releases.preview': previewOf('anonymous', { view, missing }) });
  await inSheet.findByText(
    'Ihr Ergebnis ist noch unsicher. Das sieht auch das Unternehmen. Der Wertetest fehlt noch: Mit ihm kann die Passung steigen oder fallen.',
  );
  expect(inSheet.queryByRole('link')).toBeNull();
});

test('without strengths the match is provisional in each choice, and the way to the test keeps the application', async () => {
  const missing = { softskills: true, values: false };
  const match = { match: 60, low: 55, high: 65, basis: 'values' as const };
  const shown = ({ scope }: Input<'releases.preview'>) =>
    previewOf(scope, { ...{ missing, match }, view: { ...viewOf(scope), skills: null } as CandidateView });
  const { person, sheet, inSheet } = await openSheet('apply', {
    'releases.preview': shown,
    'tests.startable': ['test1'],
  });
  inSheet.getByText(
    'Genauer zeigt Ihre Passung der Soft-Skill-Test. Er dauert 15 bis 20 Minuten. Nach dem Test kommen Sie zu dieser Bewerbung zurück.',
  );
  for (const [choice, number] of [
    ['Anonym', /^Passung vorläufig etwa 60 von 100: absichtlich ungenau, damit Sie anonym bleiben$/],
    ['Mit Name und Kontakt', /^Passung vorläufig 60 von 100$/],
    ['Nur eine vorläufige Passung', /^Passung vorläufig 60 von 100$/],
  ] as const) {
    await person.click(inSheet.getByRole('radio', { name: choice }));
    await inSheet.findByText(number);
    if (choice === 'Mit Name und Kontakt')
      expect(inSheet.getByRole<HTMLInputElement>('radio', { name: 'Ihre Werte' }).checked).toBe(true);
    expect(sheet.textContent).not.toMatch(/genaue Zahl|steigen oder fallen|gefragten Stärken/);
  }
  await person.click(inSheet.getByRole('button', { name: 'Alles ansehen' }));
  const preview = within(await inSheet.findByRole('article', { name: 'Ada Adler' }));
  preview.getByText('mit Namen, nur die Passung');
  preview.getByText('Passung vorläufig 60 von 100');
  await person.click(inSheet.getByRole('link', { name: 'Soft-Skill-Test starten' }));
  expect(readPendingApplication()).toEqual({ jobId, title: 'Pflegefachkraft' });
});

test('the button to send is the main action before a choice, too, and the consent is two sentences above its wording', async () => {
  const { person, inSheet } = await openSheet('apply');
  expect(inSheet.getByRole('button', { name: 'Bewerbung absenden' }).dataset['variant']).not.toBe('default');
  await inSheet.findByText(/^Das Unternehmen sieht das bis 27\.05\.2027\. Sie können es jederzeit beenden\./);
  const wording = inSheet.getByText('Einwilligung im Wortlaut').closest('details');
  expect(wording?.textContent).toContain(consentWording('release'));
  await person.click(inSheet.getByRole('radio', { name: 'Anonym' }));
  await inSheet.findByText(/^Passung etwa 83: absichtlich ungenau, .* Ihre genaue Zahl \(83\) sieht es nicht\.$/);
});

test('with a name, the required skills come first, and each choice sends its scope', async () => {
  const { person, server, inSheet } = await openSheet('apply');
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await inSheet.findByText('Ada Adler, mit E-Mail');
  inSheet.getByText('Passung 83 von 100, Spanne 60 bis 90');
  inSheet.getByText('3 gefragte Stärken');
  await person.click(inSheet.getByRole('checkbox', { name: 'Mit Profil' }));
  await inSheet.findByText('3 gefragte Stärken, Ihr Profil');
  await person.click(inSheet.getByRole('radio', { name: 'Alle 30 Stärken und Ihre Werte' }));
  await inSheet.findByText('Alle 3 Stärken, 1 Wert, Ihr Profil');
  expect(server.calls('releases.preview').map(({ scope }) => scope)).toEqual([
    ...['anonymous', 'required', 'requiredProfile', 'profile'],
  ]);
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  await inSheet.findByText('Ihre Bewerbung ist gesendet');
  expect(server.calls('applications.send')).toEqual([
    { jobId, scope: 'profile', digest: 'profile', questions: [question], answers: [''] },
  ]);
});

test('the exact preview and the questions open on demand, and an answer that is too long gets the focus', async () => {
  const { person, server, inSheet } = await openSheet('apply');
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await inSheet.findByText('3 gefragte Stärken');
  expect(inSheet.queryByRole('article')).toBeNull();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await person.click(inSheet.getByRole('button', { name: 'Alles ansehen' }));
  expect(scrolled.mock.contexts).toEqual([inSheet.getByRole('button', { name: 'Weniger' })]);
  const view = within(await inSheet.findByRole('article', { name: 'Ada Adler' }));
  view.getByRole('heading', { name: 'Stärken' });
  expect(view.queryByRole('heading', { name: 'Werte' })).toBeNull();
  expect(inSheet.queryByRole('textbox')).toBeNull();
  await person.click(await inSheet.findByRole('button', { name: '1 Frage des Unternehmens (freiwillig)' }));
  const answer = inSheet.getByRole('textbox', { name: question });
  await person.click(answer);
  await person.paste('a'.repeat(applicationLimits.answer + 2));
  inSheet.getByText('2 Zeichen zu viel');
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  await expectFocus(answer);
  expect(server.calls('applications.send')).toEqual([]);
});

test('the preview shows the skills and the match for each job that the company can open', async () => {
  const match = { match: 71, low: 50, high: 80, basis: 'skills' as const };
  const fourth = { skillId: 4, name: 'Stärke 4', rank: 4, isShared: false, low: 4, high: 6 };
  const jobParts = [
    { jobId, title: 'Pflegefachkraft', match: { ...match, match: 83 }, skills },
    { jobId: jobIdOf(2), title: 'Praxisanleitung', match, skills: { ...skills, ranked: [...ranked.slice(1), fourth] } },
  ];
  const { person, inSheet } = await openSheet('apply', { 'releases.preview': previewOf('required', { jobParts }) });
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await inSheet.findByText('3 gefragte Stärken');
  inSheet.getByText('Dazu weiter Ihre Bewerbung „Praxisanleitung“: 3 gefragte Stärken');
  await person.click(inSheet.getByRole('button', { name: 'Alles ansehen' }));
  const view = within(await inSheet.findByRole('article', { name: 'Ada Adler' }));
  const headings = view.getAllByRole('heading', { level: 5 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Pflegefachkraft', 'Praxisanleitung']);
  expect([view.getAllByText('Stärke 2').length, view.getAllByText('Stärke 4').length]).toEqual([2, 1]);
  view.getByText('Passung 83 von 100');
  view.getByText('Passung 71 von 100');
});

test('a closed sheet keeps the choice and the typed answer until it is sent, and both are named above', async () => {
  const { person, server, inSheet } = await openSheet('apply');
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await person.click(await inSheet.findByRole('button', { name: '1 Frage des Unternehmens (freiwillig)' }));
  await fill(person, inSheet.getByRole('textbox', { name: question }), 'Seit 2019');
  await inSheet.findByText('Ihre Antwort: „Seit 2019“');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(await screen.findByRole('button', { name: 'Bewerben' }));
  const again = await screen.findByRole('dialog');
  const inAgain = within(again);
  await inAgain.findByText('Ihre Antwort: „Seit 2019“');
  expect(inAgain.getByRole<HTMLInputElement>('radio', { name: 'Mit Name und Kontakt' }).checked).toBe(true);
  expect(inAgain.getByRole<HTMLTextAreaElement>('textbox', { name: question }).value).toBe('Seit 2019');
  await person.click(inAgain.getByRole('button', { name: 'Alles ansehen' }));
  const view = within(await inAgain.findByRole('article', { name: 'Ada Adler' }));
  view.getByText('Seit 2019');
  again.scrollTop = 200;
  await person.click(inAgain.getByRole('button', { name: 'Bewerbung absenden' }));
  await inAgain.findByText('Ihre Bewerbung ist gesendet');
  await waitFor(() => expect(again.scrollTop).toBe(0));
  expect(server.calls('applications.send')).toMatchObject([{ scope: 'required', answers: ['Seit 2019'] }]);
  await person.click(inAgain.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(await screen.findByRole('button', { name: 'Bewerben' }));
  await within(await screen.findByRole('dialog')).findByText('Steht hier, sobald Sie gewählt haben.');
});

test('all skills are offered with values only if there are some, without the hidden ones', async () => {
  const changed = { missing: { softskills: false, values: true }, hiddenSkills: 1 };
  const { person, inSheet } = await openSheet('apply', {
    'releases.preview': ({ scope }: Input<'releases.preview'>) => previewOf(scope, changed),
  });
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await person.click(await inSheet.findByRole('radio', { name: '29 von 30 Stärken' }));
  await inSheet.findByText('3 von 4 Stärken (eine ausgeblendet), 1 Wert');
});

test('an empty profile cannot be chosen', async () => {
  const { person, inSheet } = await openSheet('apply', {
    'releases.preview': ({ scope }: Input<'releases.preview'>) => previewOf(scope, { isProfileEmpty: true }),
  });
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await inSheet.findByText('3 gefragte Stärken');
  expect(inSheet.queryByRole('checkbox')).toBeNull();
});

test('after sending without strengths, one line says so and leads to the test', async () => {
  const missing = { softskills: true, values: false };
  const { person, inSheet } = await openSheet('apply', {
    'releases.preview': ({ scope }: Input<'releases.preview'>) => previewOf(scope, { missing }),
    'tests.startable': ['test1'],
  });
  await person.click(inSheet.getByRole('radio', { name: 'Anonym' }));
  await inSheet.findByText('Ein Pseudonym statt Ihres Namens, keine Kontaktdaten');
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  const line = await inSheet.findByText(/^Das Unternehmen sieht noch keine Stärken von Ihnen\./);
  const link = within(line).getByRole('link', { name: 'Soft-Skill-Test machen' });
  expect(link.getAttribute('href')).toBe('/test/softskilltest');
});

test('after sending there is a headline, the promised date, the timeline, and the way to this application', async () => {
  const missing = { softskills: false, values: true };
  const { person, inSheet } = await openSheet('apply', { 'releases.preview': previewOf('anonymous', { missing }) });
  await person.click(inSheet.getByRole('radio', { name: 'Anonym' }));
  await inSheet.findByText('Ein Pseudonym statt Ihres Namens, keine Kontaktdaten');
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  await expectFocus(await inSheet.findByRole('status'));
  within(inSheet.getByRole('status')).getByRole('heading', { name: 'Ihre Bewerbung ist gesendet' });
  expect(inSheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Wertetest machen', 'Bewerbung ansehen', 'Ähnliche Stellen'],
  ]);
  const shown = inSheet.getByRole('link', { name: 'Bewerbung ansehen' });
  expect(shown.getAttribute('href')).toBe(paths.application(jobId));
  expect(shown.closest('[class*=foot]')).not.toBeNull();
  inSheet.getByText('Lindenhof antwortet bis 15. Dezember 2026, hier unter „Bewerbungen“ und per E-Mail.');
  const steps = within(inSheet.getByRole('list', { name: 'Verlauf' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Gesendet\d{2}\.\d{2}\.\d{4}$/),
    'Antwort vom Unternehmenbis 15. Dezember 2026',
  ]);
});

test('changed data opens the new preview, and a failed preview stops sending', async () => {
  const { person, server, inSheet } = await openSheet('apply', { 'applications.send': refused('RELEASE_CHANGED') });
  await person.click(inSheet.getByRole('radio', { name: 'Anonym' }));
  await inSheet.findByText('Ein Pseudonym statt Ihres Namens, keine Kontaktdaten');
  await person.click(inSheet.getByRole('button', { name: 'Bewerbung absenden' }));
  await findWithText('alert', 'Die Vorschau ist neu geladen');
  await inSheet.findByRole('article', { name: 'Blauer Reiher 204' });
  inSheet.getByRole('textbox', { name: question });
  server.answer({ 'releases.preview': refused('JOB_GONE') });
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await inSheet.findByRole('button', { name: 'Erneut versuchen' });
  expect(inSheet.getByRole<HTMLButtonElement>('button', { name: 'Bewerbung absenden' }).disabled).toBe(true);
});

test('while the chosen preview loads, nothing can be sent', async () => {
  const pending = pendingAnswer<ReleasePreview>();
  const { person, server, inSheet } = await openSheet('apply');
  server.answer({ 'releases.preview': pending.answer });
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await waitFor(() =>
    expect(inSheet.getByRole<HTMLButtonElement>('button', { name: 'Bewerbung absenden' }).disabled).toBe(true),
  );
});

test('without a result the sheet leads to the tests instead', async () => {
  const view: CandidateView = { ...viewOf('anonymous'), skills: null, values: null } as CandidateView;
  const missing = { softskills: true, values: true };
  const { person, inSheet } = await openSheet('apply', {
    'releases.preview': previewOf('anonymous', { view, missing }),
    'tests.startable': ['test1'],
  });
  await waitFor(() => expect(inSheet.queryByRole('radio')).toBeNull());
  expect(inSheet.queryByRole('button', { name: 'Bewerbung absenden' })).toBeNull();
  await person.click(inSheet.getByRole('link', { name: 'Zum Soft-Skill-Test' }));
  expect(readPendingApplication()).toEqual({ jobId, title: 'Pflegefachkraft' });
});

test('with a result, the sheet no longer waits for the test', async () => {
  storePendingApplication({ jobId, title: 'Pflegefachkraft' });
  await openSheet('apply');
  await waitFor(() => expect(readPendingApplication()).toBeNull());
});

test('showing the result without applying uses the same sheet and says what the company sees now', async () => {
  const { person, server, sheet, inSheet } = await openSheet('give', { 'releases.give': { releaseId: jobId } });
  await person.click(inSheet.getByRole('radio', { name: 'Mit Name und Kontakt' }));
  await inSheet.findByText('3 gefragte Stärken');
  await person.click(button('Ergebnis zeigen', sheet));
  await inSheet.findByText('Haus am See sieht Sie ab jetzt mit Namen, nur gefragte Stärken.');
  expect(server.calls('releases.give')).toEqual([
    { target: { kind: 'job', jobId }, scope: 'required', digest: 'required' },
  ]);
});
