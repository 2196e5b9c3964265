import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDraft, type JobDraft } from '#shared/jobs/draft.ts';
import { debounceMs } from '../../../lib/outbox/draft-saves.ts';
import type { UnsentStore } from '../../../lib/outbox/unsent-store.ts';
import { jobSaves, type Outcome, type StoredJob, type Unsaved } from './job-saves.ts';

const start: StoredJob = { revision: 'r0', draft: { ...emptyDraft, title: 'Koch' } };
const typed = (changes: Partial<JobDraft>): JobDraft => ({ ...start.draft, ...changes });

/** A browser whose storage outlives the page, and a server that answers what the test says. */
function desk(kept = new Map<string, Unsaved>()) {
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
  const saves = jobSaves('job', () => ({ send, onSaved, onTaken }), store);
  return { saves, sent, answers, saved, taken, kept };
}

async function opened(...given: Parameters<typeof desk>) {
  const at = desk(...given);
  await at.saves.start();
  return { ...at, values: at.saves.begin(start) };
}

const pause = () => vi.advanceTimersByTimeAsync(debounceMs);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a job that is written', () => {
  test('is saved half a second after the last key, once', async () => {
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

  test('is saved on the revision that the save before has made', async () => {
    const { saves, sent } = await opened();
    saves.edit(typed({ town: 'Bonn' }));
    await pause();
    saves.edit(typed({ town: 'Köln' }));
    await pause();
    expect(sent.map(({ revision }) => revision)).toEqual(['r0', 'r1']);
  });

  test('sends nothing when it is as it was', async () => {
    const { saves, sent } = await opened();
    saves.edit(typed({ title: 'Koch ' }));
    await pause();
    expect(sent).toEqual([]);
    expect(saves.state()).toBe('saved');
  });

  test('keeps a wrong value to itself, says so, and saves the others', async () => {
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

  test('is tried again when it does not get through, first what may have arrived', async () => {
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

  test('survives the page: the next one shows it and sends it', async () => {
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

describe('what the server refuses', () => {
  test('stands at its field, and the rest is saved', async () => {
    const { saves, sent, answers } = await opened();
    answers.push({ kind: 'refused', fields: { postalCode: 'Diesen Ort kennen wir nicht.' }, message: '' });
    // Blanks at the ends are not sent, and make nothing another value.
    saves.edit(typed({ postalCode: '00000', town: 'Atlantis ', employment: 'fullTime' }));
    await pause();
    await pause();
    expect(sent.map(({ draft }) => draft.postalCode)).toEqual(['00000', '']);
    expect(saves.view().errors).toEqual({ postalCode: 'Diesen Ort kennen wir nicht.' });
    expect(saves.state()).toBe('unsaved');
  });

  test('waits for a change where no field is to blame', async () => {
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

describe('somebody else who saves', () => {
  const theirs: StoredJob = { revision: 'x1', draft: typed({ title: 'Chefkoch', employment: 'fullTime' }) };

  async function inConflict() {
    const at = await opened();
    at.answers.push({ kind: 'conflict', name: 'Anna Fein', theirs });
    at.saves.edit(typed({ title: 'Köchin', town: 'Bonn' }));
    await pause();
    return at;
  }

  test('is taken over at once while nothing is unsaved here', async () => {
    const { saves } = await opened();
    expect(saves.seen(theirs)).toEqual(theirs.draft);
    expect(saves.seen(theirs)).toBeNull();
    expect(saves.state()).toBe('saved');
  });

  test('is not taken for what was read before one saved oneself', async () => {
    const { saves } = await opened();
    saves.edit(typed({ town: 'Bonn' }));
    await pause();
    expect(saves.seen(start)).toBeNull();
    expect(saves.seen({ revision: 'r1', draft: typed({ town: 'Bonn' }) })).toBeNull();
  });

  test('stops the saving until the author has decided; nothing is lost meanwhile', async () => {
    const { saves, sent, kept } = await inConflict();
    saves.edit(typed({ title: 'Köchin', town: 'Köln' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(saves.view().problem).toEqual({ kind: 'conflict', name: 'Anna Fein', theirs });
    expect(saves.state()).toBe('unsaved');
    expect(kept.get('job')?.values.town).toBe('Köln');
  });

  test('is replaced only in what was changed here, when the author keeps their changes', async () => {
    const { saves, sent } = await inConflict();
    const values = saves.keepMine();
    expect(values).toEqual(typed({ title: 'Köchin', town: 'Bonn', employment: 'fullTime' }));
    await pause();
    expect(sent.at(-1)).toEqual({ revision: 'x1', draft: values });
    expect(saves.view().problem).toBeNull();
    expect(saves.state()).toBe('saved');
  });

  test('is what the author sees after taking it, and is not said to be their own', async () => {
    const { saves, sent, saved, taken, kept } = await inConflict();
    expect(saves.takeTheirs()).toEqual(theirs.draft);
    expect([saved, taken]).toEqual([[], [theirs]]);
    await pause();
    expect(sent).toHaveLength(1);
    expect(kept.size).toBe(0);
    expect(saves.state()).toBe('saved');
  });

  test('may save once more before the author decides', async () => {
    const { saves, sent } = await inConflict();
    const newer = { revision: 'x2', draft: typed({ title: 'Küchenchef' }) };
    expect(saves.seen(newer)).toBeNull();
    saves.keepMine();
    await pause();
    expect(sent.at(-1)).toEqual({ revision: 'x2', draft: typed({ title: 'Köchin', town: 'Bonn' }) });
  });

  test('may delete the job: what was written stays on the page', async () => {
    const { saves, sent, answers } = await opened();
    answers.push({ kind: 'gone' });
    saves.edit(typed({ town: 'Bonn' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(saves.view().problem).toEqual({ kind: 'gone' });
  });

  test('may delete the job before anything was sent: what was written stays, and nothing is sent any more', async () => {
    const { saves, sent, kept } = await opened();
    expect(saves.gone()).toBe(false);
    saves.edit(typed({ town: 'Bonn' }));
    expect(saves.gone()).toBe(true);
    saves.edit(typed({ town: 'Köln' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    expect(saves.view().problem).toEqual({ kind: 'gone' });
    expect(saves.state()).toBe('unsaved');
    expect(kept.get('job')?.values.town).toBe('Köln');
  });
});
