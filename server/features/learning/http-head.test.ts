import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { type Member, makeCrew } from '../../testing/organisations.ts';

const app = testApp({ server: true });

async function courseData(editor: Member, skillIds: number[]): Promise<Record<string, unknown>> {
  const { courseId, settingsRevision: revision } = await makeCourse(editor);
  const settings = { title: 'Gut zusammenarbeiten', description: '', visibility: 'public', skillIds } as const;
  await editor.caller.courses.changeSettings({ courseId, revision, ...settings });
  await editor.caller.publishing.publish({ courseId });
  const html = await (await fetch(`${app().baseUrl}/course/${courseId}`)).text();
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(data) as Record<string, unknown>;
}

const satisfaction = 'http://data.europa.eu/esco/skill/00e53a0a-c0ba-4c9f-a2ed-4706d5832a00';
const teamwork = 'http://data.europa.eu/esco/skill/60c78287-22eb-4103-9c8c-28deaa460da0';
const skos = 'http://www.w3.org/2004/02/skos/core#';

test('a course names its skills as terms with ESCO concepts, exact matches as the same', async () => {
  const { editor } = await makeCrew(app());
  const data = await courseData(editor, [3, 6]);
  expect(data).toMatchObject({ '@type': 'Course', name: 'Gut zusammenarbeiten' });
  const term = { '@type': 'DefinedTerm', description: expect.any(String) };
  expect(data['teaches']).toEqual([
    {
      ...term,
      name: 'Kundenorientierung',
      identifier: { '@type': 'PropertyValue', propertyID: `${skos}closeMatch`, value: satisfaction },
    },
    {
      ...term,
      name: 'Teamfähigkeit',
      identifier: { '@type': 'PropertyValue', propertyID: `${skos}exactMatch`, value: teamwork },
      sameAs: teamwork,
    },
  ]);
});

test('a course without skills teaches none', async () => {
  const { editor } = await makeCrew(app());
  expect(await courseData(editor, [])).not.toHaveProperty('teaches');
});
