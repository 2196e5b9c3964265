import { describe, expect, test } from 'vitest';
import { emptyDraft } from './draft.ts';
import { previewOf } from './preview.ts';
import type { EditedJob } from './state.ts';

const now = new Date('2026-11-24T10:00:00Z');
const endsAt = new Date('2027-02-22T10:00:00Z');
const job: EditedJob = {
  jobId: 'one',
  reference: 'PG-1042',
  status: 'draft',
  revision: 'r0',
  draft: emptyDraft,
  company: { name: 'Lindenhof', slug: null, logoUrl: null, isUnverified: false },
  isOnline: false,
  isTakenDown: false,
  lacksImprint: false,
  isNameHeld: false,
  hasChanges: false,
  createdAt: now,
  updatedAt: now,
  updatedByName: null,
  firstPublishedAt: null,
  publishedAt: null,
  endsAt: null,
  closedAt: null,
  mayEdit: true,
  mayPublish: true,
};
const around = {
  organisation: { values: ['Mut'], description: 'Ein Haus am See.' },
  skills: [{ id: 7, name: 'Empathie', description: 'Sich hineinversetzen.' }],
  now,
  endsAt,
};

describe('the preview of a job', () => {
  test('shows the content of an empty draft and leaves missing values open', () => {
    expect(previewOf(job, around)).toMatchObject({
      title: '',
      employment: null,
      replyBy: null,
      skills: [],
      values: ['Mut'],
      companyText: 'Ein Haus am See.',
      publishedAt: now.toISOString(),
      endsAt: endsAt.toISOString(),
    });
  });

  test('names the skills in the order of the draft and omits a deleted one', () => {
    const skills = [
      { skillId: 99, weight: 1 as const },
      { skillId: 7, weight: 3 as const },
    ];
    expect(previewOf({ ...job, draft: { ...emptyDraft, skills } }, around).skills).toEqual([
      { skillId: 7, weight: 3, name: 'Empathie', description: 'Sich hineinversetzen.', esco: null },
    ]);
  });

  test('omits empty questions', () => {
    const draft = { ...emptyDraft, questions: ['', 'Warum wir?'] };
    expect(previewOf({ ...job, draft }, around).questions).toEqual(['Warum wir?']);
  });

  test('keeps the dates of an online job', () => {
    const online = { ...job, isOnline: true, publishedAt: new Date('2026-11-01T08:00:00Z'), endsAt };
    expect(previewOf(online, around)).toMatchObject({
      publishedAt: '2026-11-01T08:00:00.000Z',
      endsAt: endsAt.toISOString(),
    });
    const closed = { ...online, isOnline: false, endsAt: null };
    expect(previewOf(closed, around).publishedAt).toBe(now.toISOString());
  });
});
