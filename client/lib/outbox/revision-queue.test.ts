import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EditedBlock } from '#shared/editor/state.ts';
import { Author, blockId, ModelServer, text, textOf } from '../../testing/revision-queue-model.ts';
import { debounceMs } from './revision-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Step = {
  who: 0 | 1;
  act: 'type' | 'wait' | 'arrive' | 'deaf' | 'lose' | 'reload' | 'crash' | 'refetch' | 'mine' | 'theirs';
};
const steps = fc.array(
  fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    act: fc.constantFrom(
      ...([
        'type',
        'type',
        'wait',
        'arrive',
        'arrive',
        'deaf',
        'lose',
        'reload',
        'crash',
        'refetch',
        'mine',
        'theirs',
      ] as const),
    ),
  }),
  { maxLength: 60 },
);

async function perform(author: Author, act: Step['act'], words: string): Promise<void> {
  if (act === 'type') author.type(words);
  else if (act === 'wait') await vi.advanceTimersByTimeAsync(debounceMs);
  else if (act === 'arrive') await author.deliver(false);
  else if (act === 'deaf') await author.deliver(true);
  else if (act === 'lose') await author.loseRequest();
  else if (act === 'reload') await author.reload(true);
  else if (act === 'crash') await author.reload(false);
  else if (act === 'refetch') author.refetch();
  else author.choose(act === 'mine');
}

async function settleAll(authors: readonly Author[]): Promise<void> {
  for (let round = 0; round < 50; round += 1) {
    for (const author of authors) {
      await vi.advanceTimersByTimeAsync(20_000);
      await author.deliver(false);
      author.choose(true);
    }
    if (authors.every(({ queue }) => queue.state() === 'saved')) return;
  }
  throw new Error('never came to rest');
}

describe('two authors in one block', () => {
  test('no text is lost or overwritten without a notice to its author, in any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        const server = new ModelServer();
        const authors = [new Author('Anna', server), new Author('Ben', server)];
        for (const [index, { who, act }] of plan.entries()) await perform(authors[who] as Author, act, `text ${index}`);
        await settleAll(authors);
        const stored = server.history.map(({ text }) => text);
        for (const { latestText } of authors) if (latestText !== '') expect(stored).toContain(latestText);
        // Lost responses are not mistaken for a conflict with another author.
        for (const { name, conflictsWith: told } of authors) expect(told).not.toContain(name);
        for (const { author, baseRevision } of server.history)
          expect(authors.find(({ name }) => name === author)?.seenRevisions).toContain(baseRevision);
      }),
      { numRuns: 300 },
    );
  });
});

describe('saving a block', () => {
  const start = () => {
    const server = new ModelServer();
    return { server, anna: new Author('Anna', server), ben: new Author('Ben', server) };
  };

  test('waits for a pause of 500 ms and sends only the newest text', async () => {
    const { server, anna } = start();
    anna.type('a');
    await vi.advanceTimersByTimeAsync(499);
    anna.type('ab');
    await vi.advanceTimersByTimeAsync(499);
    expect([anna.pendingRequests.length, anna.queue.state()]).toEqual([0, 'saving']);
    await vi.advanceTimersByTimeAsync(1);
    await anna.deliver(false);
    expect([server.history.map((one) => one.text), anna.queue.state()]).toEqual([['ab'], 'saved']);
  });

  test('text typed during a save is sent after it, on the new revision', async () => {
    const { server, anna } = start();
    anna.type('a');
    await vi.advanceTimersByTimeAsync(debounceMs);
    anna.type('ab');
    await vi.advanceTimersByTimeAsync(debounceMs);
    expect(anna.pendingRequests.length).toBe(1);
    await anna.deliver(false);
    await anna.deliver(false);
    expect(server.history.map(({ text, baseRevision }) => `${text} on ${baseRevision}`)).toEqual([
      'a on r0',
      'ab on r1',
    ]);
  });

  test('a lost network shows as unsaved and is retried automatically, and at once on request', async () => {
    const { server, anna } = start();
    anna.type('a');
    await vi.advanceTimersByTimeAsync(debounceMs);
    await anna.loseRequest();
    expect(anna.queue.state()).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(1_000);
    await anna.loseRequest();
    anna.queue.flush();
    await anna.deliver(false);
    expect([anna.queue.state(), server.history.length]).toEqual(['saved', 1]);
    expect(anna.outages).toHaveLength(1);
    anna.type('ab');
    await vi.advanceTimersByTimeAsync(debounceMs);
    await anna.loseRequest();
    expect(anna.outages).toHaveLength(2);
  });

  test('the slower of two authors gets the conflict and can store their text on top', async () => {
    const { server, anna, ben } = start();
    anna.type('von Anna');
    ben.type('von Ben');
    await vi.advanceTimersByTimeAsync(debounceMs);
    await anna.deliver(false);
    await ben.deliver(false);
    expect(ben.queue.entryOf(blockId)?.problem).toMatchObject({ kind: 'conflict', name: 'Anna' });
    expect(ben.queue.state()).toBe('unsaved');
    ben.choose(true);
    await ben.deliver(false);
    expect(server.history.map(({ text }) => text)).toEqual(['von Anna', 'von Ben']);
  });

  test('accepting the other text drops the own one, and editing continues from there', async () => {
    const { server, anna, ben } = start();
    anna.type('von Anna');
    ben.type('von Ben');
    await vi.advanceTimersByTimeAsync(debounceMs);
    await anna.deliver(false);
    await ben.deliver(false);
    ben.choose(false);
    expect([textOf(ben.displayed), ben.queue.state()]).toEqual(['von Anna', 'saved']);
    ben.type('von Anna und Ben');
    await vi.advanceTimersByTimeAsync(debounceMs);
    await ben.deliver(false);
    expect(textOf(server.block as EditedBlock)).toBe('von Anna und Ben');
  });

  test('a deleted block keeps the unsaved text until its author decides', async () => {
    const { server, anna } = start();
    server.block = null;
    anna.type('a');
    await vi.advanceTimersByTimeAsync(debounceMs);
    await anna.deliver(false);
    expect(anna.queue.entryOf(blockId)?.problem).toEqual({ kind: 'gone' });
    expect(anna.queue.discard(blockId)).toMatchObject({ base: 'r0', value: text('a') });
    expect(anna.queue.state()).toBe('saved');
  });

  test('a restored draft is saved on the revision it was written on', async () => {
    const { server, anna, ben } = start();
    anna.type('a');
    const draft = anna.queue.discard(blockId);
    ben.type('b');
    await vi.advanceTimersByTimeAsync(debounceMs);
    await ben.deliver(false);
    if (draft !== null) anna.queue.restore(draft);
    await anna.deliver(false);
    expect(anna.queue.entryOf(blockId)).toMatchObject({ value: text('a'), problem: { kind: 'conflict' } });
    expect(textOf(server.block as EditedBlock)).toBe('b');
  });

  test('a refused text waits for the next change', async () => {
    const { anna } = start();
    anna.type('a');
    await vi.advanceTimersByTimeAsync(debounceMs);
    anna.pendingRequests.shift()?.answer({ kind: 'refused', message: 'So nicht.' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect([anna.queue.state(), anna.pendingRequests.length]).toEqual(['unsaved', 0]);
    anna.queue.edit(anna.displayedState(), text('b'));
    await vi.advanceTimersByTimeAsync(debounceMs);
    await anna.deliver(false);
    expect(anna.queue.state()).toBe('saved');
  });

  test('a refused older text does not block the newer one', async () => {
    const { server, anna } = start();
    anna.type('a');
    await vi.advanceTimersByTimeAsync(debounceMs);
    anna.type('b');
    anna.pendingRequests.shift()?.answer({ kind: 'refused', message: 'So nicht.' });
    await vi.advanceTimersByTimeAsync(debounceMs);
    await anna.deliver(false);
    expect([textOf(server.block as EditedBlock), anna.queue.state()]).toEqual(['b', 'saved']);
  });

  test('a dropped text leaves the queue, and a newer one is still sent', async () => {
    const { server, anna } = start();
    anna.type('a');
    await vi.advanceTimersByTimeAsync(debounceMs);
    anna.type('b');
    anna.pendingRequests.shift()?.answer({ kind: 'dropped' });
    await vi.advanceTimersByTimeAsync(debounceMs);
    await anna.deliver(false);
    expect([textOf(server.block as EditedBlock), anna.queue.state()]).toEqual(['b', 'saved']);
    anna.type('c');
    await vi.advanceTimersByTimeAsync(debounceMs);
    anna.pendingRequests.shift()?.answer({ kind: 'dropped' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect([anna.queue.drafts(), anna.queue.state()]).toEqual([[], 'saved']);
  });

  test('settled waits for pending saves and reports if everything is saved', async () => {
    const { anna } = start();
    anna.type('a');
    const saved = anna.queue.settled();
    await anna.deliver(false);
    expect(await saved).toBe(true);
    anna.type('b');
    const lost = anna.queue.settled();
    await anna.loseRequest();
    expect(await lost).toBe(false);
  });
});
