import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDraft, type JobDraft } from '#shared/jobs/draft.ts';
import { debounceMs } from '../../../lib/outbox/draft-saves.ts';
import type { UnsentStore } from '../../../lib/outbox/unsent-store.ts';
import { jobSaves, type Outcome, type StoredJob, type Unsaved } from './job-saves.ts';

const start: StoredJob = { revision: 'r0', draft: { ...emptyDraft, title: 'Koch' } };
const typed = (changes: Partial<JobDraft>): JobDraft => ({ ...start.draft, ...changes });

function createSaves(kept = new Map<string, Unsaved>()) {
  const sent: StoredJob[] = [];
  const answers: Outcome[] = [];
  const saved: StoredJob[] = [];
  const taken: StoredJob[] = [];
  const store: UnsentStore<Unsaved> = {
    adopt: () => Promise.resolve([...kept.values()]),
    put: (unsaved) => void kept.set(unsaved.documentId, structuredClone(unsaved)),
    remove: (name) => void kept.delete(name),
    release: () => undefined,
  };
  const send = (job: StoredJob): Promise<Outcome> => {
    sent.push(job);
    return Promise.resolve(answers.shift() ?? { kind: 'saved', revision: `r${sent.length}` });
  };
  const onSaved = (stored: StoredJob) => saved.push(stored);
  const onTaken = (theirs: StoredJob) => taken.push(theirs);
  const saves = jobSaves('job', () => ({ send, onSaved, onTheirsAccepted: onTaken }), store);
  return { saves, sent, answers, saved, taken, kept };
}

async function opened(...given: Parameters<typeof createSaves>) {
  const at = createSaves(...given);
  await at.saves.start();
  return { ...at, values: at.saves.beginEditing(start) };
}

const pause = () => vi.advanceTimersByTimeAsync(debounceMs);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an edited job', () => {
  test('is saved once, half a second after the last keystroke', async () => {
    const { saves, sent, saved, kept } = await opened();
    saves.edit(typed({ title: 'Köchi' }));
    await vi.advanceTimersByTimeAsync(debounceMs - 1);
    saves.edit(typed({ title: 'Köchin' }));
    await vi.advanceTimersByTimeAsync(debounceMs - 1);
    expect(sent).toEqual([]);
    expect(saves.state()).toBe('saving');
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ revision: 'r0', draft: typed({ title: 'Köchin' }) }]);
    expect(saved).toEqual([{ revision: 'r1', draft: typed({ title: 'Köchin' }) }]);
    expect(saves.state()).toBe('saved');
    expect(kept.size).toBe(0);
  });

  test('is saved on the revision of the previous save', async () => {
    const { saves, sent } = await opened();
    saves.edit(typed({ town: 'Bonn' }));
    await pause();
    saves.edit(typed({ town: 'Köln' }));
    await pause();
    expect(sent.map(({ revision }) => revision)).toEqual(['r0', 'r1']);
  });

  test('is not sent if nothing changed', async () => {
    const { saves, sent } = await opened();
    saves.edit(typed({ title: 'Koch ' }));
    await pause();
    expect(sent).toEqual([]);
    expect(saves.state()).toBe('saved');
  });

  test('reports an invalid value and saves the others', async () => {
    const { saves, sent, kept } = await opened();
    saves.edit(typed({ town: 'Bonn', hoursFrom: 90 }));
    await pause();
    expect(sent).toEqual([{ revision: 'r0', draft: typed({ town: 'Bonn' }) }]);
    expect(saves.state()).toBe('unsaved');
    expect(saves.view().errors).toEqual({ hoursFrom: 'Höchstens 60.' });
    expect(kept.get('job')?.values.hoursFrom).toBe(90);
    saves.edit(typed({ town: 'Bonn', hoursFrom: 30 }));
    await pause();
    expect(sent.at(-1)?.draft).toEqual(typed({ town: 'Bonn', hoursFrom: 30 }));
    expect(saves.view().errors).toEqual({});
    expect(saves.state()).toBe('saved');
  });

  test('is retried after a connection error, starting with the request that may have arrived', async () => {
    const { saves, sent, answers } = await opened();
    answers.push({ kind: 'lost', message: 'Keine Verbindung.' });
    saves.edit(typed({ town: 'Bonn' }));
    await pause();
    expect(saves.state()).toBe('unsaved');
    expect(saves.view().lost).toBe('Keine Verbindung.');
    saves.edit(typed({ town: 'Köln' }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent.map(({ draft }) => draft.town)).toEqual(['Bonn', 'Bonn', 'Köln']);
    expect(saves.state()).toBe('saved');
    expect(saves.view().lost).toBeNull();
  });

  test('survives a reload, which shows and sends the unsaved changes', async () => {
    const before = await opened();
    before.answers.push({ kind: 'lost', message: '' });
    before.saves.edit(typed({ town: 'Bonn', hoursFrom: 90 }));
    await pause();
    before.saves.close();
    const after = await opened(before.kept);
    expect(after.values).toEqual(typed({ town: 'Bonn', hoursFrom: 90 }));
    await pause();
    expect(after.sent.at(-1)?.draft).toEqual(typed({ town: 'Bonn' }));
  });
});

describe('a value that the server refuses', () => {
  test('shows an error at its field, and the other values are saved', async () => {
    const { saves, sent, answers } = await opened();
    answers.push({ kind: 'refused', fields: { postalCode: 'Diesen Ort kennen wir nicht.' }, message: '' });
    saves.edit(typed({ postalCode: '00000', town: 'Atlantis ', employment: 'fullTime' }));
    await pause();
    await pause();
    expect(sent.map(({ draft }) => draft.postalCode)).toEqual(['00000', '']);
    expect(saves.view().errors).toEqual({ postalCode: 'Diesen Ort kennen wir nicht.' });
    expect(saves.state()).toBe('unsaved');
  });

  test('without a field is not retried until something changes', async () => {
    const { saves, sent, answers } = await opened();
    answers.push({ kind: 'refused', fields: {}, message: 'Das geht nicht.' });
    saves.edit(typed({ town: 'Bonn' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(saves.view().refusal).toBe('Das geht nicht.');
    saves.edit(typed({ town: 'Köln' }));
    await pause();
    expect(saves.state()).toBe('saved');
    expect(saves.view().refusal).toBeNull();
  });
});

describe('another person’s version', () => {
  const theirs: StoredJob = { revision: 'x1', draft: typed({ title: 'Chefkoch', employment: 'fullTime' }) };

  async function inConflict() {
    const at = await opened();
    at.answers.push({ kind: 'conflict', name: 'Anna Fein', theirs });
    at.saves.edit(typed({ title: 'Köchin', town: 'Bonn' }));
    await pause();
    return at;
  }

  test('is adopted at once if nothing is unsaved', async () => {
    const { saves } = await opened();
    expect(saves.handleRead(theirs)).toEqual(theirs.draft);
    expect(saves.handleRead(theirs)).toBeNull();
    expect(saves.state()).toBe('saved');
  });

  test('is not confused with a version read before the own save', async () => {
    const { saves } = await opened();
    saves.edit(typed({ town: 'Bonn' }));
    await pause();
    expect(saves.handleRead(start)).toBeNull();
    expect(saves.handleRead({ revision: 'r1', draft: typed({ town: 'Bonn' }) })).toBeNull();
  });

  test('stops saving until the author decides, without losing changes', async () => {
    const { saves, sent, kept } = await inConflict();
    saves.edit(typed({ title: 'Köchin', town: 'Köln' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(saves.view().problem).toEqual({ kind: 'conflict', name: 'Anna Fein', theirs });
    expect(saves.state()).toBe('unsaved');
    expect(kept.get('job')?.values.town).toBe('Köln');
  });

  test('is changed only in the edited fields when the author keeps their own changes', async () => {
    const { saves, sent } = await inConflict();
    const values = saves.keepMine();
    expect(values).toEqual(typed({ title: 'Köchin', town: 'Bonn', employment: 'fullTime' }));
    await pause();
    expect(sent.at(-1)).toEqual({ revision: 'x1', draft: values });
    expect(saves.view().problem).toBeNull();
    expect(saves.state()).toBe('saved');
  });

  test('replaces the form when the author accepts it, and does not count as an own save', async () => {
    const { saves, sent, saved, taken, kept } = await inConflict();
    expect(saves.acceptTheirs()).toEqual(theirs.draft);
    expect([saved, taken]).toEqual([[], [theirs]]);
    await pause();
    expect(sent).toHaveLength(1);
    expect(kept.size).toBe(0);
    expect(saves.state()).toBe('saved');
  });

  test('may be followed by a newer one before the author decides', async () => {
    const { saves, sent } = await inConflict();
    const newer = { revision: 'x2', draft: typed({ title: 'Küchenchef' }) };
    expect(saves.handleRead(newer)).toBeNull();
    saves.keepMine();
    await pause();
    expect(sent.at(-1)).toEqual({ revision: 'x2', draft: typed({ title: 'Köchin', town: 'Bonn' }) });
  });

  test('may be a deletion: unsaved changes stay on the page', async () => {
    const { saves, sent, answers } = await opened();
    answers.push({ kind: 'gone' });
    saves.edit(typed({ town: 'Bonn' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(saves.view().problem).toEqual({ kind: 'gone' });
  });

  test('may be a deletion before the first save: unsaved changes stay, and nothing is sent', async () => {
    const { saves, sent, kept } = await opened();
    expect(saves.handleDeletion()).toBe(false);
    saves.edit(typed({ town: 'Bonn' }));
    expect(saves.handleDeletion()).toBe(true);
    saves.edit(typed({ town: 'Köln' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    expect(saves.view().problem).toEqual({ kind: 'gone' });
    expect(saves.state()).toBe('unsaved');
    expect(kept.get('job')?.values.town).toBe('Köln');
  });
});
