import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EditorEvent } from '#shared/editor/state.ts';
import { createCaller } from '../../router.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse, onlyLesson } from '../../testing/courses.ts';
import { type Member, makeCrew } from '../../testing/organisations.ts';
import { contextFor, testOrigin } from '../../testing/people.ts';

const app = testApp();

type Author = { member: Member; seen: { revision: string; text: string } };
type Step = { author: 0 | 1; act: 'write' | 'look' | 'writeTogether' | 'keepOwn' };

const steps = fc.array(
  fc.record<Step>({
    author: fc.constantFrom(0, 1),
    act: fc.constantFrom('write', 'look', 'writeTogether', 'keepOwn'),
  }),
  { minLength: 3, maxLength: 12 },
);

test('two authors in any order never overwrite a text that they have not seen', async () => {
  const { editor, owner } = await makeCrew(app());
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const course = await makeCourse(editor);
      const { courseId } = course;
      const { blocks } = await onlyLesson(editor, course);
      const { blockId = '', revision = '' } = blocks[0] ?? {};
      const start = { revision, text: textOf(blocks[0]) };
      const authors: [Author, Author] = [
        { member: editor, seen: start },
        { member: owner, seen: start },
      ];
      const overwritten: Array<{ text: string; seen: string }> = [];
      let stored = start.text;
      let count = 0;

      const write = async (author: Author): Promise<boolean> => {
        const text = `<p>Fassung ${++count}</p>`;
        const { seen, member } = author;
        const save = {
          courseId,
          blockId,
          revision: seen.revision,
          block: { type: 'text' as const, content: { content: text } },
        };
        try {
          const saved = await member.caller.editor.saveBlock(save);
          overwritten.push({ text: stored, seen: seen.text });
          stored = text;
          author.seen = { revision: saved.revision, text };
          return true;
        } catch (error) {
          const { code, details } = (error as { cause: { code: string; details: { block: { revision: string } } } })
            .cause;
          expect(code).toBe('CONTENT_CHANGED');
          author.seen = { revision: details.block.revision, text: textOf(details.block) };
          return false;
        }
      };

      for (const { author: index, act } of plan) {
        const author = authors[index];
        const other = authors[index === 0 ? 1 : 0];
        if (act === 'look') {
          const [block] = (await onlyLesson(author.member, course)).blocks;
          author.seen = { revision: block?.revision ?? '', text: textOf(block) };
        } else if (act === 'writeTogether') {
          const wasEqual = author.seen.revision === other.seen.revision;
          const done = await Promise.all([write(author), write(other)]);
          if (wasEqual) expect(done.filter(Boolean).length).toBeLessThanOrEqual(1);
        } else if (!(await write(author)) && act === 'keepOwn') {
          expect(await write(author)).toBe(true);
        }
        const [block] = (await onlyLesson(editor, course)).blocks;
        expect(textOf(block)).toBe(stored);
      }
      for (const { text, seen } of overwritten) expect(seen).toBe(text);
    }),
    { numRuns: 25 },
  );
});

const textOf = (block: unknown): string => (block as { content: { content: string } }).content.content;

async function listen({ caller }: Member, courseId: string) {
  const events = (await caller.editor.changes({ courseId, tabId: crypto.randomUUID() })) as AsyncGenerator<EditorEvent>;
  return {
    next: async (kind: EditorEvent['kind'], fits = (_: EditorEvent): boolean => true): Promise<EditorEvent> => {
      for (;;) {
        const { value, done } = await events.next();
        if (done) throw new Error('the events have ended');
        if (value.kind === kind && fits(value)) return value;
      }
    },
    close: () => events.return(undefined),
  };
}

test('an open editor receives changes of structure, content and presence', async () => {
  const { editor, owner } = await makeCrew(app());
  const course = await makeCourse(editor);
  const { courseId } = course;
  const { lessonId, blocks } = await onlyLesson(editor, course);
  const pageId = crypto.randomUUID();
  const ofThisPage = (event: EditorEvent) => 'pageId' in event && event.pageId === pageId;
  const heard = await listen(editor, courseId);
  await heard.next('presence');
  expect(await editor.caller.editor.authors({ courseId })).toEqual([]);

  const other = await listen(owner, courseId);
  await other.next('structure');
  await heard.next('presence');
  expect(await editor.caller.editor.authors({ courseId })).toEqual([
    { userId: owner.userId, name: 'Anna Beispiel', lessonId: null },
  ]);

  const onPage = createCaller(await contextFor(app(), owner, { ...testOrigin, pageId }));
  await onPage.editor.addModule({ courseId });
  expect(await heard.next('structure', ofThisPage)).toEqual({ kind: 'structure', pageId });
  const { blockId = '', revision = '' } = blocks[0] ?? {};
  await onPage.editor.saveBlock({
    courseId,
    blockId,
    revision,
    block: { type: 'text', content: { content: 'neu' } },
  });
  expect(await heard.next('content', ofThisPage)).toEqual({ kind: 'content', lessonId, by: 'Anna Beispiel', pageId });

  app().clock.advance(60_000);
  await owner.caller.editor.saveDraft({ courseId });
  await heard.next('structure');
  const { updatedAt, updatedBy } = await editor.caller.editor.course({ courseId });
  expect([updatedAt, updatedBy]).toEqual([app().clock.now(), 'Anna Beispiel']);

  const settings = { name: 'Haus', description: '', isPublic: false, imprint: '', values: [], needsReview: true };
  await owner.caller.organisations.updateSettings({ ...settings, basedOnVersion: 1 });
  await heard.next('structure');

  await other.close();
  await heard.next('presence');
  expect(await editor.caller.editor.authors({ courseId })).toEqual([]);
  await owner.caller.courses.remove({ courseId });
  await heard.next('gone');
  await heard.close();
});

test('a tab reports its lesson, and other people cannot report for it', async () => {
  const { editor, owner } = await makeCrew(app());
  const course = await makeCourse(editor);
  const { courseId } = course;
  const { lessonId } = await onlyLesson(editor, course);
  const tabId = crypto.randomUUID();
  const events = (await owner.caller.editor.changes({ courseId, tabId })) as AsyncGenerator<EditorEvent>;
  await events.next();
  await owner.caller.editor.reportPosition({ courseId, tabId, lessonId });
  await editor.caller.editor.reportPosition({ courseId, tabId, lessonId: null });
  expect(await editor.caller.editor.authors({ courseId })).toMatchObject([{ userId: owner.userId, lessonId }]);
  await events.return(undefined);
});

test('a connection that ends late does not remove a tab reconnected since', async () => {
  const { editor, owner } = await makeCrew(app());
  const { courseId } = await makeCourse(editor);
  const tabId = crypto.randomUUID();
  const connect = async () => {
    const events = (await owner.caller.editor.changes({ courseId, tabId })) as AsyncGenerator<EditorEvent>;
    await events.next();
    return events;
  };
  const [first, second] = [await connect(), await connect()];
  const here = async () => (await editor.caller.editor.authors({ courseId })).map(({ userId }) => userId);
  await first.return(undefined);
  expect(await here()).toEqual([owner.userId]);
  await second.return(undefined);
  expect(await here()).toEqual([]);
});

test('limits the visible tabs per person, further tabs still receive events', async () => {
  const { editor, owner } = await makeCrew(app());
  const course = await makeCourse(editor);
  const { courseId } = course;
  const tabs = () => app().db.prisma.coursePresence.count({ where: { userId: editor.userId } });
  const opened = [];
  for (let tab = 1; tab <= 33; tab++) opened.push(await listen(editor, courseId));
  for (const tab of opened) await tab.next('structure');
  expect(await tabs()).toBe(30);
  const other = await listen(owner, courseId);
  await other.next('structure');
  expect(await editor.caller.editor.authors({ courseId })).toMatchObject([{ userId: owner.userId }]);
  for (const tab of [...opened, other]) await tab.close();
  expect(await tabs()).toBe(0);
});
