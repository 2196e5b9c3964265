import { expect, test } from 'vitest';
import { certificateNumberText } from '#shared/learning/certificate-number.ts';
import { testApp } from '../../testing/app.ts';
import { type Crew, type Member, makeCrew } from '../../testing/organisations.ts';
import { pageCountOf, pdfText } from '../../testing/pdf-text.ts';
import { callerFor, contextFor, makePerson, type Person } from '../../testing/people.ts';
import { download } from '../../testing/uploads.ts';
import { certificateFile } from './service.ts';

const app = testApp({ server: true });

type Titles = { title?: string; moduleTitle?: string };

async function shortCourse({ caller }: Member, { title = 'Händehygiene', moduleTitle = 'Grundlagen' }: Titles = {}) {
  const { courseId } = await caller.courses.create({ title });
  const { moduleId } = await caller.editor.addModule({ courseId, title: moduleTitle });
  const { lessonId } = await caller.editor.addLesson({ courseId, moduleId, title: 'Warum Hände' });
  await caller.editor.addBlock({ courseId, lessonId, type: 'text' });
  const { settingsRevision: revision } = await caller.editor.course({ courseId });
  const settings = { courseId, revision, title, description: '', skillIds: [] };
  await caller.courses.changeSettings({ ...settings, visibility: 'public' });
  await caller.publishing.publish({ courseId });
  return { courseId, lessonId };
}

async function certificateOf({ editor }: Crew, person: Person, titles?: Titles): Promise<string> {
  const { courseId, lessonId } = await shortCourse(editor, titles);
  const { learning } = await callerFor(app(), person);
  const { certificates } = await learning.markLesson({ courseId, lessonId, isDone: true });
  return certificates[0]?.certificateId ?? '';
}

const unbroken = (text: string): string => text.replace(/\s/g, '');
const wordsOf = async (person: Person, certificateId: string): Promise<string> =>
  unbroken(pdfText((await certificateFile(await contextFor(app(), person), certificateId)).content));

test.each([
  ['Thị Thơ', 'Nguyễn', 'Thi Tho Nguyen'],
  ['Zoë', 'Åström-Łukaszewicz', 'Zoë Åström-Łukaszewicz'],
])('the certificate names %s %s as %s', async (firstName, lastName, shown) => {
  const person = await makePerson(app(), { firstName, lastName });
  expect(await wordsOf(person, await certificateOf(await makeCrew(app()), person))).toContain(unbroken(shown));
});

test('prints number, minutes, contents and the address for verification on one page', async () => {
  const person = await makePerson(app());
  const certificateId = await certificateOf(await makeCrew(app()), person);
  const { learning } = await callerFor(app(), person);
  const { number, address } = await learning.certificate({ certificateId });
  expect(address).toMatch(new RegExp(`/certificate/${certificateNumberText(number)}$`));
  const { content } = await certificateFile(await contextFor(app(), person), certificateId);
  expect(pageCountOf(content)).toBe(1);
  const words = unbroken(pdfText(content));
  const printed = ['Zertifikat', certificateNumberText(number), 'etwa 1 Minute', 'Grundlagen', 'Warum Hände', address];
  for (const text of printed) expect(words).toContain(unbroken(text));
  expect(words).not.toContain('Teilnahme');
  await learning.changeVerifiable({ certificateId, isVerifiable: false });
  expect(await wordsOf(person, certificateId)).not.toContain(unbroken(address));
});

test('the longest titles and names stay on one page', async () => {
  const person = await makePerson(app(), { firstName: 'Maximiliane'.repeat(9), lastName: 'Sonnenschein'.repeat(8) });
  const titles = { title: 'Rohrleitungsbau '.repeat(12), moduleTitle: 'Grundlagen '.repeat(18) };
  const { editor } = await makeCrew(app());
  const { courseId } = await shortCourse(editor, titles);
  for (let module = 0; module < 14; module++) {
    const { moduleId } = await editor.caller.editor.addModule({ courseId, title: `Modul ${module}` });
    for (let lesson = 0; lesson < 14; lesson++)
      await editor.caller.editor.addLesson({ courseId, moduleId, title: 'Eine Lektion mit langem Titel '.repeat(6) });
  }
  await editor.caller.publishing.publish({ courseId });
  const { learning } = await callerFor(app(), person);
  const { modules } = await editor.caller.editor.course({ courseId });
  const lessonIds = modules.flatMap(({ lessons }) => lessons.map(({ lessonId }) => lessonId));
  for (const lessonId of lessonIds) await learning.markLesson({ courseId, lessonId, isDone: true });
  const certificateId = (await learning.progress({ courseId }))?.certificates[0]?.certificateId ?? '';
  const { content } = await certificateFile(await contextFor(app(), person), certificateId);
  expect(pageCountOf(content)).toBe(1);
  expect(unbroken(pdfText(content))).toContain('weitereModule');
});

test('uses the e-mail address if the fonts cannot print the name', async () => {
  const person = await makePerson(app(), { firstName: 'محمد', lastName: 'عبد-الله' });
  expect(await wordsOf(person, await certificateOf(await makeCrew(app()), person))).toContain(person.email);
});

test('script in a title is plain text on the certificate', async () => {
  const hostile = `</script><script>alert(1)</script> ) /JavaScript (x \\( & "Ü"`;
  const [title, moduleTitle, organisation] = ['Kurs', 'Modul', 'Haus'].map((place) => `${place} ${hostile}`);
  const crew = await makeCrew(app());
  const [name = '', given] = [organisation, { title: title ?? '', moduleTitle: moduleTitle ?? '' }];
  await app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { name } });
  const person = await makePerson(app());
  const certificateId = await certificateOf(crew, person, given);
  const response = await download(app(), `/certificates/${certificateId}`, person);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="?passgenau-zertifikat-\d{4}-\d\d-\d\d\.pdf"?$/,
  );
  const content = Buffer.from(await response.arrayBuffer());
  const words = unbroken(pdfText(content));
  for (const text of [given.title, given.moduleTitle, name]) expect(words).toContain(unbroken(text));
  const dictionaries = content.toString('latin1').replace(/\bstream\n[\s\S]*?\nendstream/g, '');
  expect(dictionaries).toContain('/Type /Catalog');
  expect(dictionaries).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|URI|EmbeddedFiles)\b|<script/);
});

test('limits certificate rendering per person without affecting others', async () => {
  const crew = await makeCrew(app());
  const [person, other] = [await makePerson(app()), await makePerson(app())];
  const [own, foreign] = [await certificateOf(crew, person), await certificateOf(crew, other)];
  const statusFor = async (who: Person, certificateId: string) => {
    return download(app(), `/certificates/${certificateId}`, who);
  };
  // Requests for other people's certificates count too, so that ids cannot be probed.
  for (let attempt = 0; attempt < 30; attempt++) expect((await statusFor(person, foreign)).status).toBe(404);
  const refused = await statusFor(person, own);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toMatch(/^Zu viele Versuche\./);
  expect((await statusFor(other, foreign)).status).toBe(200);
});
