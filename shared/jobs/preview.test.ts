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
const context = {
  organisation: { values: ['Mut'], description: 'Ein Haus am See.' },
  skills: [{ id: 7, name: 'Empathie', description: 'Sich hineinversetzen.' }],
  now,
  endsAt,
};

describe('the preview of a job', () => {
  test('shows an empty draft and uses null for missing values', () => {
    expect(previewOf(job, context)).toMatchObject({
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

  test('lists the skills in the order of the draft and omits deleted ones', () => {
    const skills = [
      { skillId: 99, weight: 1 as const },
      { skillId: 7, weight: 3 as const },
    ];
    expect(previewOf({ ...job, draft: { ...emptyDraft, skills } }, context).skills).toEqual([
      { skillId: 7, weight: 3, name: 'Empathie', description: 'Sich hineinversetzen.', esco: null },
    ]);
  });

  test('omits empty questions', () => {
    const draft = { ...emptyDraft, questions: ['', 'Warum wir?'] };
    expect(previewOf({ ...job, draft }, context).questions).toEqual(['Warum wir?']);
  });

  test('uses the dates of an online job, and the current time for a closed one', () => {
    const online = { ...job, isOnline: true, publishedAt: new Date('2026-11-01T08:00:00Z'), endsAt };
    expect(previewOf(online, context)).toMatchObject({
      publishedAt: '2026-11-01T08:00:00.000Z',
      endsAt: endsAt.toISOString(),
    });
    const closed = { ...online, isOnline: false, endsAt: null };
    expect(previewOf(closed, context).publishedAt).toBe(now.toISOString());
  });
});
