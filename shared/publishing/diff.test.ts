import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareContents } from './diff.ts';
import type { SnapshotBlock, SnapshotModule } from './snapshot.ts';

const text = (id: string, content = id): SnapshotBlock => ({ id, type: 'text', json_content: { content } });
const lesson = (id: string, blocks: SnapshotBlock[] = [], title = id) => ({ id, title, content_blocks: blocks });
const module = (id: string, lessons: SnapshotModule['lessons'] = [], title = id): SnapshotModule => ({
  id,
  title,
  lessons,
});
const course = (...modules: SnapshotModule[]) => ({ title: 'Kurs', modules });

function short(before: ReturnType<typeof course>, after: ReturnType<typeof course>) {
  const { modules, lessons } = compareContents(before, after);
  return [
    ...modules.map(({ kind, moduleId }) => `${kind} ${moduleId}`),
    ...lessons.map(({ kind, lessonId, blocks }) =>
      [`${kind} ${lessonId}`, ...blocks.map((block) => `${block.kind} ${(block.after ?? block.before)?.id}`)].join(
        ': ',
      ),
    ),
  ];
}

test.each<[string, ReturnType<typeof course>, ReturnType<typeof course>, string[]]>([
  ['nothing', course(module('m', [lesson('l', [text('a')])])), course(module('m', [lesson('l', [text('a')])])), []],
  ['a new module', course(), course(module('m')), ['added m']],
  ['a removed module with its lessons', course(module('m', [lesson('l')])), course(), ['removed m', 'removed l']],
  ['a new module title', course(module('m')), course(module('m', [], 'neu')), ['changed m']],
  [
    'a new lesson title',
    course(module('m', [lesson('l')])),
    course(module('m', [lesson('l', [], 'neu')])),
    ['changed l'],
  ],
  [
    'a lesson in another module',
    course(module('m', [lesson('l')]), module('n')),
    course(module('m'), module('n', [lesson('l')])),
    ['moved l'],
  ],
  [
    'the first module moved to the end: only that one has moved',
    course(module('a'), module('b'), module('c')),
    course(module('b'), module('c'), module('a')),
    ['moved a'],
  ],
  [
    'blocks added, removed, changed and moved',
    course(module('m', [lesson('l', [text('a'), text('b'), text('c'), text('d')])])),
    course(module('m', [lesson('l', [text('b'), text('c', 'neu'), text('a'), text('e')])])),
    ['changed l: changed c: moved a: added e: removed d'],
  ],
])('%s', (_, before, after, expected) => {
  expect(short(before, after)).toEqual(expected);
});

test('ignores the order of keys in the content', () => {
  const one: SnapshotBlock = { id: 'v', type: 'video', json_content: { url: 'u', title: 't' } };
  const other: SnapshotBlock = { id: 'v', type: 'video', json_content: { title: 't', url: 'u' } };
  expect(short(course(module('m', [lesson('l', [one])])), course(module('m', [lesson('l', [other])])))).toEqual([]);
});

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 });

test('for any two states, unmoved items keep their order and only differences are listed', () => {
  fc.assert(
    fc.property(ids, ids, (first, second) => {
      const { modules } = compareContents(
        course(...first.map((id) => module(id))),
        course(...second.map((id) => module(id))),
      );
      const named = (kind: string) => modules.filter((change) => change.kind === kind).map(({ moduleId }) => moduleId);
      expect(named('added').sort()).toEqual(second.filter((id) => !first.includes(id)).sort());
      expect(named('removed').sort()).toEqual(first.filter((id) => !second.includes(id)).sort());
      const moved = new Set(named('moved'));
      const still = (list: string[], other: string[]) => list.filter((id) => other.includes(id) && !moved.has(id));
      expect(still(first, second)).toEqual(still(second, first));
    }),
  );
});
