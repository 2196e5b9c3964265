import { afterAll, beforeEach, expect, test } from 'vitest';
import { openAiEndpoint } from '../../server/testing/ai-endpoint.ts';
import { testApp } from '../../server/testing/app.ts';
import { makeOrderInput } from '../../server/testing/generation-orders.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { opensAs } from './sign-in.ts';

const endpoint = await openAiEndpoint();
const app = testApp({ mail: false, server: true, settings: endpoint.settings });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
afterAll(endpoint.close);
beforeEach(() => endpoint.reset());

const titles = ['Messer führen', 'Messer reinigen', 'Messer schärfen'];
const draws = [{ source: 'S1', from: 1, to: 1 }];
const plan = {
  title: 'Messer',
  modules: [{ title: 'Gebrauch', lessons: titles.map((title) => ({ title, goal: `${title} können`, draws })) }],
};
const lesson = {
  sections: [{ markdown: 'Die Klinge zeigt immer vom Körper weg.', source: '', place: 0, quote: '' }],
  questions: [],
};

async function ordering() {
  const anna = await makeMember(app(), { name: 'Anna Fein', orgId: await makeOrganisation(app()), role: 'editor' });
  const { caller } = anna;
  const { courseId } = await caller.courses.create({ title: 'Messer' });
  await caller.ai.order(makeOrderInput(courseId));
  const page = await openAs(anna, `/company/course/${courseId}/ai`);
  const lessons = async () => {
    const { modules } = await caller.editor.course({ courseId });
    return modules.flatMap((module) => module.lessons.map(({ title }) => title));
  };
  return { page, caller, courseId, lessons };
}

test('retries a failed order with its text, and omits a lesson that cannot be written', async () => {
  endpoint.misbehave('keyRefused', 1);
  endpoint.answer(({ name, prompt }) => {
    if (name === 'course_plan') return plan;
    return prompt.includes(`„${titles[1]}“`) || prompt.includes(`Lektion: ${titles[1]}`) ? 'kein JSON' : lesson;
  });
  const { page, lessons } = await ordering();
  await page.getByRole('button', { name: 'Auftrag ändern und neu versuchen' }).click();
  await page.getByText('Aus derselben Quelle:').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Plan erstellen' }).click();
  await page.getByRole('button', { name: 'Kurs schreiben' }).click();
  await page.getByRole('heading', { name: 'Angehalten' }).waitFor();
  expect(await lessons()).toEqual(titles.slice(0, 1));
  await expectAccessible(page);
  await page.getByRole('button', { name: `„${titles[1]}“ auslassen` }).click();
  await page.getByRole('button', { name: `„${titles[1]}“ auslassen` }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Rest erzeugen' }).click();
  await page.getByRole('heading', { name: 'KI-Kurs generiert' }).waitFor();
  expect(await lessons()).toEqual([titles[0], titles[2]]);
  expectNoComplaints(page);
});

test('cancelling keeps written lessons and the rest can be written later; a cancelled plan is dismissed', async () => {
  const gate = Promise.withResolvers<void>();
  let written = 0;
  endpoint.answer(async ({ name }) => {
    if (name === 'course_plan') return plan;
    written++;
    if (written === 2) await gate.promise;
    return lesson;
  });
  const { page, caller, courseId, lessons } = await ordering();
  await page.getByRole('button', { name: 'Kurs schreiben' }).click();
  await expect.poll(lessons).toEqual(titles.slice(0, 1));
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('heading', { name: 'Angehalten' }).waitFor();
  gate.resolve();
  expect(await lessons()).toEqual(titles.slice(0, 1));
  await page.getByRole('button', { name: 'Rest erzeugen' }).click();
  await page.getByRole('heading', { name: 'KI-Kurs generiert' }).waitFor();
  expect(await lessons()).toEqual(titles);

  const never = Promise.withResolvers<void>();
  endpoint.answer(async () => never.promise.then(() => plan));
  await caller.ai.order(makeOrderInput(courseId));
  await page.reload();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('heading', { name: 'Abgebrochen' }).waitFor();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
  await page.getByRole('heading', { name: 'KI-Kurs generiert' }).waitFor();
  never.resolve();
  expectNoComplaints(page);
});
