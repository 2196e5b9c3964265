import { expect, test } from 'vitest';
import type { JobEvent } from '#shared/jobs/state.ts';
import { createCaller } from '../../router.ts';
import { testApp } from '../../testing/app.ts';
import { makeJob, makeJobDraft } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { contextFor, testOrigin } from '../../testing/people.ts';

const app = testApp();

test('an open job receives saves, status changes and its deletion, with the page that caused them', async () => {
  const { editor, owner } = await makeCrew(app());
  const { jobId, revision } = await makeJob(editor);
  const pageId = crypto.randomUUID();
  const { jobs } = createCaller(await contextFor(app(), owner, { ...testOrigin, pageId }));
  const events = (await editor.caller.jobs.changes({ jobId })) as AsyncGenerator<JobEvent>;
  const next = async (kind: JobEvent['kind']) => {
    for await (const event of { [Symbol.asyncIterator]: () => ({ next: () => events.next() }) })
      if (event.kind === kind && event.pageId === pageId) return event;
    return null;
  };
  expect(await events.next()).toMatchObject({ value: { kind: 'saved', name: null, pageId: null } });
  const saved = await jobs.save({ jobId, revision, draft: makeJobDraft({ payTo: null }) });
  expect(await next('saved')).toEqual({ kind: 'saved', name: 'Anna Beispiel', pageId });
  await jobs.publish({ jobId, revision: saved.revision });
  expect(await next('status')).toEqual({ kind: 'status', name: 'Anna Beispiel', pageId });
  await jobs.remove({ jobId });
  expect(await next('gone')).toEqual({ kind: 'gone', name: 'Anna Beispiel', pageId });
  await events.return(undefined);
});
