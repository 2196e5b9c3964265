import { days } from '../../server/core/runtime/clock.ts';
import type { TestApp } from '../../server/testing/app.ts';
import { callerFor, type Person } from '../../server/testing/people.ts';
import { takeSoftskillTest, takeValueTest } from '../../server/testing/test-runs.ts';
import { makePeople, type Who } from '../screens/people.ts';

const together = 'Rehabilitationsmitteldokumentationsgesellschaft';
export const long = {
  organisation: `${together} mbH`,
  slug: 'rehabilitationsmitteldokumentationsgesellschaft-mbh',
  firstName: 'Maximilianealexandraviktoria',
  lastName: 'Hohensteinwolkenburgschwarzenfels',
  email: 'maximilianealexandraviktoria.hohensteinwolkenburg@rehabilitationsmitteldokumentation.example.org',
  course: 'Medizinproduktebetreiberverordnungsdokumentation',
  module: 'Gefahrstoffverordnungsunterweisungsnachweise',
  lesson: 'Betriebssicherheitsverordnungsgrundlagenwissen',
  answer: 'Desinfektionsmittelherstellerempfehlungsverzeichnis',
  file: 'desinfektionsmittelherstellerempfehlungsverzeichnis_endgueltige_fassung.pdf',
} as const;

export type LongWorld = {
  people: Record<Who, Person>;
  courseId: string;
  lessonId: string;
  resultId: string;
};

export async function makeLongWorld(app: TestApp): Promise<LongWorld> {
  const { organisation, slug, firstName, lastName } = long;
  const email = (role: Who) => `${role}.${long.email}`.toLowerCase();
  const people = await makePeople(app, { organisation, slug, person: { firstName, lastName }, email });
  const course = await makeLongCourse(app, people.owner);
  const learner = await callerFor(app, people.applicant);
  await learner.learning.openLesson(course);
  const { resultId } = await takeSoftskillTest(learner);
  app.clock.advance(days(30));
  await takeSoftskillTest(learner);
  await takeValueTest(learner);
  return { people, ...course, resultId };
}

async function makeLongCourse(app: TestApp, owner: Person): Promise<{ courseId: string; lessonId: string }> {
  const caller = await callerFor(app, owner);
  const { courseId } = await caller.courses.create({ title: long.course });
  const { settingsRevision: revision } = await caller.editor.course({ courseId });
  const settings = {
    title: long.course,
    description: long.course,
    visibility: 'public' as const,
    skillIds: [27, 3, 13],
  };
  await caller.courses.changeSettings({ courseId, revision, ...settings });
  const { moduleId } = await caller.editor.addModule({ courseId, title: long.module });
  const { lessonId } = await caller.editor.addLesson({ courseId, moduleId, title: long.lesson });
  const list = `<ul><li>${long.answer}<ul><li>${long.answer}</li></ul></li></ul>`;
  const link = `<a href="https://example.org/${long.file}">https://example.org/${long.file}</a>`;
  const contents = [
    { type: 'text', content: { content: `<h2>${long.module}</h2><p>${long.answer} ${link}</p>${list}` } },
    {
      type: 'quiz',
      content: { question: long.answer, options: [long.answer, `${long.answer} nicht`], correctIndex: 0 },
    },
    { type: 'video', content: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: long.answer } },
  ] as const;
  for (const block of contents) {
    const added = await caller.editor.addBlock({ courseId, lessonId, type: block.type });
    const at = { courseId, blockId: added.blockId, revision: added.revision };
    await caller.editor.saveBlock({ ...at, block: block as Parameters<typeof caller.editor.saveBlock>[0]['block'] });
  }
  await caller.publishing.publish({ courseId });
  await caller.editor.addLesson({ courseId, moduleId, title: long.lesson });
  return { courseId, lessonId };
}
