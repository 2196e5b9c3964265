import { vi } from 'vitest';
import type { BlockContent } from '#shared/courses/content.ts';
import type { SavedBlock } from '#shared/editor/state.ts';
import { type Channel, type Draft, type Outcome, RevisionQueue } from '../lib/outbox/revision-queue.ts';
import type { UnsentStore } from '../lib/outbox/unsent-store.ts';

type Kind = { value: BlockContent; base: string; about: { lessonId: string } };

export const blockId = 'block';
const lessonId = 'lesson';
export const text = (content: string): BlockContent => ({ type: 'text', content: { content } });
export const textOf = (block: BlockContent): string => (block.type === 'text' ? block.content.content : '');

export class ModelServer {
  block: SavedBlock | null = { blockId, revision: 'r0', ...text('') } as SavedBlock;
  author = 'nobody';
  readonly history: Array<{ text: string; author: string; baseRevision: string }> = [];
  #count = 0;

  save(author: string, revision: string, block: BlockContent): Outcome<Kind> {
    const stored = this.block;
    if (stored === null) return { kind: 'gone' };
    if (stored.revision !== revision) {
      if (textOf(stored) === textOf(block)) return { kind: 'saved', base: stored.revision };
      return { kind: 'conflict', name: this.author, theirs: { base: stored.revision, value: stored } };
    }
    this.#count += 1;
    this.block = { ...block, blockId, revision: `r${this.#count}` };
    this.author = author;
    this.history.push({ text: textOf(block), author, baseRevision: revision });
    return { kind: 'saved', base: this.block.revision };
  }
}

const memoryStore = (
  entries: Map<string, Draft<Kind>> = new Map(),
): UnsentStore<Draft<Kind>> & { kept: Map<string, Draft<Kind>> } => ({
  kept: entries,
  adopt: () => Promise.resolve([...entries.values()]),
  put: (draft) => void entries.set(draft.key, structuredClone(draft)),
  remove: (id) => void entries.delete(id),
  release: () => undefined,
});

export class Author {
  readonly name: string;
  readonly conflictsWith: string[] = [];
  readonly outages: string[] = [];
  readonly pendingRequests: Array<{ revision: string; block: BlockContent; answer: (outcome: Outcome<Kind>) => void }> =
    [];
  displayed: SavedBlock;
  latestText = '';
  readonly seenRevisions = new Set(['r0']);
  queue: RevisionQueue<Kind>;
  readonly #server: ModelServer;
  #store = memoryStore();

  constructor(name: string, server: ModelServer) {
    this.name = name;
    this.#server = server;
    this.displayed = server.block as SavedBlock;
    this.queue = this.#open();
  }

  #open(): RevisionQueue<Kind> {
    const channel: Channel<Kind> = {
      send: ({ base, value }) =>
        new Promise((answer) => this.pendingRequests.push({ revision: base, block: value, answer })),
      onSaved: ({ key, base, value }) => this.show({ ...value, blockId: key, revision: base }),
      onLost: (message) => void this.outages.push(message),
    };
    return new RevisionQueue(() => channel, this.#store);
  }

  show(block: SavedBlock): void {
    this.displayed = block;
    this.seenRevisions.add(block.revision);
  }

  displayedState() {
    return { key: blockId, about: { lessonId }, base: this.displayed.revision };
  }

  type(content: string): void {
    this.latestText = content;
    this.queue.edit(this.displayedState(), text(content));
  }

  async deliver(isAnswerLost: boolean): Promise<void> {
    const request = this.pendingRequests.shift();
    if (request === undefined) return;
    const outcome = this.#server.save(this.name, request.revision, request.block);
    request.answer(isAnswerLost ? { kind: 'lost', message: 'weg' } : outcome);
    await vi.advanceTimersByTimeAsync(0);
  }

  async loseRequest(): Promise<void> {
    this.pendingRequests.shift()?.answer({ kind: 'lost', message: 'weg' });
    await vi.advanceTimersByTimeAsync(0);
  }

  async reload(areDelivered: boolean): Promise<void> {
    this.queue.close();
    for (const { revision, block } of this.pendingRequests.splice(0))
      if (areDelivered) this.#server.save(this.name, revision, block);
    this.#store = memoryStore(new Map(this.#store.kept));
    this.show(this.#server.block as SavedBlock);
    this.queue = this.#open();
    await this.queue.start();
  }

  refetch(): void {
    const { block } = this.#server;
    if (block === null) return;
    this.queue.handleRead(blockId, { base: block.revision, value: block });
    if (this.queue.entryOf(blockId) === undefined) this.show(block);
  }

  choose(keepsMine: boolean): void {
    const problem = this.queue.entryOf(blockId)?.problem;
    if (problem?.kind !== 'conflict') return;
    this.conflictsWith.push(problem.name);
    this.seenRevisions.add(problem.theirs.base);
    if (keepsMine) this.queue.keepMine(blockId);
    else this.queue.acceptTheirs(blockId);
    if (!keepsMine) this.latestText = '';
  }
}
