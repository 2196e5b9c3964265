import { vi } from 'vitest';
import type { FieldCounts, JobCard, JobCount, JobDetail, JobPage } from '#shared/jobs/board.ts';
import { emptyDraft } from '#shared/jobs/draft.ts';
import { fieldsOfWork } from '#shared/jobs/field-of-work.ts';
import type { EditedJob } from '#shared/jobs/state.ts';
import type { ShortMatch } from '#shared/matching/state.ts';

export const jobIdOf = (index: number): string => `00000000-0000-4000-8000-00000000d${String(index).padStart(3, '0')}`;

const range = { kind: 'range', unit: 'month', currency: 'EUR', salaries: 12 } as const;
export const payFromTo = (from: number, to: number, unit: 'hour' | 'month' = 'month') =>
  ({ ...range, from, to, unit }) as const;

export const jobCard = (title: string, index = 0, changed: Partial<JobCard> = {}): JobCard => ({
  jobId: jobIdOf(index),
  title,
  company: { name: 'Haus am See', slug: 'haus-am-see', logoUrl: null, isUnverified: false },
  postalCode: '37073',
  town: 'Göttingen',
  country: 'DE',
  workplace: 'onsite',
  employment: 'fullTime',
  hoursFrom: 30,
  hoursTo: 39,
  startsOn: null,
  replyBy: '2026-12-24',
  pay: payFromTo(3390, 4120),
  strengths: ['Kommunikation', 'Resilienz'],
  publishedAt: '2026-11-20T09:30:00.000Z',
  ...changed,
});

export const jobDetail = ({ strengths: _, ...card }: JobCard, changed: Partial<JobDetail> = {}): JobDetail => ({
  ...card,
  reference: 'PG-1042',
  description: '<p>Sie begleiten 21 Menschen durch die Nacht.</p>',
  field: 'care',
  skills: [],
  values: [],
  companyText: '',
  questions: [],
  endsAt: '2026-12-31T09:30:00.000Z',
  ...changed,
});

const editedAt = new Date('2026-11-20T09:30:00Z');

export const editedJob = (changed: Partial<EditedJob> = {}): EditedJob => ({
  jobId: jobIdOf(0),
  reference: 'PG-1042',
  status: 'draft',
  revision: '00000000-0000-4000-8000-000000000f01',
  draft: { ...emptyDraft, title: 'Koch (m/w/d)' },
  company: { name: 'Haus am See', slug: null, logoUrl: null, isUnverified: false },
  isOnline: false,
  isTakenDown: false,
  lacksImprint: false,
  isNameHeld: false,
  hasChanges: false,
  createdAt: editedAt,
  updatedAt: editedAt,
  updatedByName: null,
  firstPublishedAt: null,
  publishedAt: null,
  endsAt: null,
  closedAt: null,
  mayEdit: true,
  mayPublish: true,
  ...changed,
});

export const match = (percent: number, changed: Partial<ShortMatch> = {}): ShortMatch => ({
  match: percent,
  basis: 'both',
  skillFit: percent,
  valueFit: percent,
  low: percent - 5,
  high: percent + 5,
  inUpperThird: 3,
  required: 3,
  strongest: ['Empathie'],
  fitting: 'Empathie',
  lacking: null,
  sharedValues: [],
  ...changed,
});

export function jobBoardReads(
  jobs: readonly JobCard[],
  find: (query: Record<string, string>) => readonly JobCard[] = () => jobs,
): Readers {
  return {
    '/api/jobs': (query): JobPage => ({ jobs: [...find(query)], nextCursor: null }),
    '/api/jobs/count': ({ place = '', ...query }): JobCount => ({
      count: find({ place, ...query }).length,
      place: place === '37073' ? '37073 Göttingen' : null,
      isPlaceUnknown: !['', '37073'].includes(place),
    }),
    '/api/jobs/fields': (query): FieldCounts =>
      Object.fromEntries(fieldsOfWork.map((field) => [field, find({ ...query, field }).length])),
  };
}

type Query = Record<string, string>;
type Reader = (query: Query) => unknown;
export type Readers = Record<string, Reader>;

class Status {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}
export const withStatus = (status: number, body: unknown): Status => new Status(status, body);

export const failAsOffline = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Answers requests by path until the test ends; other paths fail. Tests may replace entries. */
export function stubReads(readers: Readers): Readers {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target) => {
    const { pathname, searchParams } = new URL(String(target), window.location.href);
    const reader = readers[pathname] ?? failAsOffline;
    const result = reader(Object.fromEntries(searchParams));
    return result instanceof Status
      ? Response.json(result.body, { status: result.status })
      : Response.json(await Promise.resolve(result));
  });
  return readers;
}
