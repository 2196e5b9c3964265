import { expect, test } from 'vitest';
import { readTitle } from '../titles/title-queue.ts';
import { readDraft } from './block-queue.ts';

const block = { type: 'text', content: { content: '<p>Text</p>' } } as const;
const base = { title: 'Alt', revision: 'r1' };

test('adopts drafts of earlier versions', () => {
  const draft = { key: 'b', about: { lessonId: 'l' }, base: 'r1', value: block, sent: null };
  expect(readDraft({ blockId: 'b', lessonId: 'l', base: 'r1', block })).toEqual(draft);
  expect(readDraft({ ...draft, sent: block })).toEqual({ ...draft, sent: block });
  const title = { key: 'm', about: { kind: 'module', id: 'm' }, base, value: 'Neu', sent: null };
  expect(readTitle({ target: { kind: 'module', id: 'm' }, title: 'Neu', base, failures: 2 })).toEqual(title);
  expect(readTitle({ ...title, sent: 'Neu' })).toEqual({ ...title, sent: 'Neu' });
});

test.each([
  {},
  { blockId: 'b', base: 'r1', block },
  { blockId: 'b', lessonId: 'l', block },
  { target: { kind: 'lesson' }, title: 'Neu', base },
  { target: { kind: 'course' }, title: 'Neu', base: { title: 'Alt' } },
])('drops unreadable drafts: %j', (written) => {
  expect([readDraft(written), readTitle(written)]).toEqual([null, null]);
});
