import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeCourse, onlyLesson } from '../../testing/courses.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';

const app = testApp();

async function makeNamedCrew(): Promise<Crew> {
  const crew = await makeCrew(app());
  const names = { owner: 'Olga Stein', admin: 'Adam Krug', editor: 'Eva Licht' } as const;
  for (const role of ['owner', 'admin', 'editor'] as const) {
    const [firstName = '', lastName = ''] = names[role].split(' ');
    await app().db.prisma.profile.update({ where: { userId: crew[role].userId }, data: { firstName, lastName } });
  }
  return crew;
}

const causeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: { cause: { code: string; details: Record<string, unknown> } }) => error.cause,
  );

const settings = { description: '', visibility: 'org-only' as const, skillIds: [] };

test("rejects the later of two course titles with the first author's name, despite other edits since", async () => {
  const { editor, owner, admin } = await makeNamedCrew();
  const course = await makeCourse(editor);
  const { courseId, settingsRevision: revision, title: formerTitle } = course;
  await owner.caller.editor.rename({ courseId, title: 'Sauber', revision, formerTitle });
  await admin.caller.editor.addModule({ courseId });
  const { blocks } = await onlyLesson(editor, course);
  const save = { courseId, blockId: blocks[0]?.blockId ?? '', revision: blocks[0]?.revision ?? '' };
  await editor.caller.editor.saveBlock({ ...save, block: { type: 'text', content: { content: '<p>neu</p>' } } });
  const { settingsRevision } = await editor.caller.editor.course({ courseId });
  const refused = await causeOf(editor.caller.editor.rename({ courseId, title: 'Rein', revision, formerTitle }));
  expect(refused).toMatchObject({
    code: 'CONTENT_CHANGED',
    details: { name: 'Olga Stein', title: 'Sauber', revision: settingsRevision },
  });
});

test('a changed description does not block a new title', async () => {
  const { editor, owner } = await makeNamedCrew();
  const { courseId, settingsRevision: revision, title: formerTitle } = await makeCourse(editor);
  const change = { ...settings, courseId, revision, title: formerTitle, description: 'Wann und wie.' };
  await owner.caller.courses.changeSettings(change);
  await editor.caller.editor.rename({ courseId, title: 'Rein', revision, formerTitle });
  expect(await editor.caller.editor.course({ courseId })).toMatchObject({
    title: 'Rein',
    description: 'Wann und wie.',
  });
});

test("rejects settings after a change of title, settings or version, with the other author's name", async () => {
  const { editor, owner, admin } = await makeNamedCrew();
  const { courseId, settingsRevision, title } = await makeCourse(editor);
  const attempt = (revision: string) =>
    causeOf(editor.caller.courses.changeSettings({ ...settings, courseId, revision, title }));
  const revision = async () => (await editor.caller.editor.course({ courseId })).settingsRevision;
  await owner.caller.editor.rename({ courseId, title: 'Sauber', revision: settingsRevision });
  expect(await attempt(settingsRevision)).toMatchObject({ code: 'STALE_CHANGE', details: { name: 'Olga Stein' } });

  const second = await revision();
  await admin.caller.courses.changeSettings({ ...settings, courseId, revision: second, title: 'Reinlich' });
  expect(await attempt(second)).toMatchObject({ code: 'STALE_CHANGE', details: { name: 'Adam Krug' } });

  const third = await revision();
  await admin.caller.publishing.publish({ courseId });
  await owner.caller.publishing.restore({ courseId, number: 1 });
  expect(await attempt(third)).toMatchObject({ code: 'STALE_CHANGE', details: { name: 'Olga Stein' } });
});

test('keeping the own title overwrites the title that was shown, but no later one', async () => {
  const { editor, owner, admin } = await makeNamedCrew();
  const { courseId, modules, settingsRevision } = await makeCourse(editor);
  const [module] = modules;
  const [lesson] = module?.lessons ?? [];
  const moduleId = module?.moduleId ?? '';
  const lessonId = lesson?.lessonId ?? '';
  type Title = { title: string; revision: string };
  const kinds = [
    {
      start: settingsRevision,
      renameBy: ({ caller }: typeof owner, by: Title) => caller.editor.rename({ courseId, ...by }),
    },
    {
      start: module?.revision ?? '',
      renameBy: ({ caller }: typeof owner, by: Title) =>
        caller.editor.renamePart({ courseId, level: 'module', id: moduleId, ...by }),
    },
    {
      start: lesson?.revision ?? '',
      renameBy: ({ caller }: typeof owner, by: Title) =>
        caller.editor.renamePart({ courseId, level: 'lesson', id: lessonId, ...by }),
    },
  ];
  for (const { start, renameBy } of kinds) {
    await renameBy(owner, { title: 'Zweiter Titel', revision: start });
    const second = await causeOf(renameBy(editor, { title: 'Eigener Titel', revision: start }));
    const shown = String(second?.details['revision']);
    await renameBy(admin, { title: 'Dritter Titel', revision: shown });
    const third = await causeOf(renameBy(editor, { title: 'Eigener Titel', revision: shown }));
    expect(third).toMatchObject({ code: 'CONTENT_CHANGED', details: { name: 'Adam Krug', title: 'Dritter Titel' } });
    await renameBy(editor, { title: 'Eigener Titel', revision: String(third?.details['revision']) });
  }
  expect(await editor.caller.editor.course({ courseId })).toMatchObject({
    title: 'Eigener Titel',
    modules: [{ title: 'Eigener Titel', lessons: [{ title: 'Eigener Titel' }] }],
  });
});
