import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { JobDraft } from '#shared/jobs/draft.ts';
import { testApp } from '../../testing/app.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';

const app = testApp({ server: true });
let crew: Crew;
beforeAll(async () => {
  crew = await makeCrew(app());
});

async function pageOf(path: string) {
  const answer = await fetch(`${app().baseUrl}${path}`, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  return { status: answer.status, html, data };
}

const date = z.union([z.iso.date(), z.iso.datetime()]);
const country = z.strictObject({ '@type': z.literal('Country'), name: z.literal('DE') });
const amount = z
  .strictObject({
    '@type': z.literal('QuantitativeValue'),
    value: z.number().positive().optional(),
    minValue: z.number().positive().optional(),
    maxValue: z.number().positive().optional(),
    unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
  })
  .refine(({ value, minValue, maxValue }) => (value ?? minValue ?? maxValue) !== undefined);
const term = z.strictObject({
  '@type': z.literal('DefinedTerm'),
  name: z.string().min(1),
  description: z.string().min(1),
  identifier: z.strictObject({
    '@type': z.literal('PropertyValue'),
    propertyID: z.string().regex(/^http:\/\/www\.w3\.org\/2004\/02\/skos\/core#\w+Match$/),
    value: z.url(),
  }),
  sameAs: z.url().optional(),
});
/** What schema.org and the documentation of search engines allow and require of a posting; nothing besides. */
const posting = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('JobPosting'),
    title: z.string().min(1),
    description: z.string().min(1),
    url: z.url(),
    inLanguage: z.literal('de'),
    identifier: z.strictObject({
      '@type': z.literal('PropertyValue'),
      name: z.string(),
      value: z.string().regex(/^PG-\d+$/),
    }),
    datePosted: date,
    validThrough: date,
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER']),
    hiringOrganization: z.strictObject({
      '@type': z.literal('Organization'),
      name: z.string().min(1),
      sameAs: z.url().optional(),
      logo: z.url().optional(),
    }),
    jobLocation: z
      .strictObject({
        '@type': z.literal('Place'),
        address: z.strictObject({
          '@type': z.literal('PostalAddress'),
          addressLocality: z.string().min(1),
          postalCode: z.string().regex(/^\d{5}$/),
          addressCountry: z.literal('DE'),
        }),
      })
      .optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: country.optional(),
    baseSalary: z
      .strictObject({ '@type': z.literal('MonetaryAmount'), currency: z.literal('EUR'), value: amount })
      .optional(),
    workHours: z.string().optional(),
    jobImmediateStart: z.literal(true).optional(),
    jobStartDate: z.iso.date().optional(),
    skills: z.array(term).min(3).max(8),
  })
  .refine((job) => (job.jobLocation === undefined) === (job.jobLocationType === 'TELECOMMUTE'), {
    error: 'either a place or telecommuting',
  })
  .refine((job) => (job.jobLocationType === undefined) === (job.applicantLocationRequirements === undefined), {
    error: 'who telecommutes does so from a country',
  });

const range = { payKind: 'range', payFrom: 3000, payTo: 4000, payUnit: 'month' } as const;
const remote = { workplace: 'remote', postalCode: '', town: '' } as const;
test.each<[string, Partial<JobDraft>, object]>([
  ['a range', range, { baseSalary: { value: { minValue: 3000, maxValue: 4000, unitText: 'MONTH' } } }],
  ['one figure', { ...range, payTo: 3000 }, { baseSalary: { value: { value: 3000 } } }],
  [
    'an agreement',
    { payKind: 'agreement', agreement: 'TVöD-P', payGroup: 'P 7', payFrom: null, payTo: null },
    { title: expect.any(String) },
  ],
  [
    'no pay',
    { payKind: 'none', payFrom: null, payTo: null, payReason: 'Das Gehalt verhandeln wir im ersten Gespräch.' },
    { title: expect.any(String) },
  ],
  ['work from anywhere', { ...range, ...remote }, { jobLocationType: 'TELECOMMUTE' }],
  ['hybrid work', { ...range, workplace: 'hybrid' }, { jobLocation: { address: { addressLocality: 'Göttingen' } } }],
  ['a start', { ...range, startsOn: '2027-03-01' }, { jobStartDate: '2027-03-01' }],
  ['words like markup', { ...range, title: 'Koch </script><b> (m/w/d)' }, { title: 'Koch </script><b> (m/w/d)' }],
])(
  'the posting of a job with %s holds what search engines require, and nothing they do not know',
  async (_, draft, expected) => {
    const { jobId } = await makePublishedJob(crew.owner, draft);
    const { status, data } = await pageOf(`/job/${jobId}`);
    expect([status, data.length]).toEqual([200, 1]);
    const checked = posting.parse(data[0]);
    expect(checked).toMatchObject(expected);
    if (draft.payKind !== 'range') expect(checked.baseSalary).toBeUndefined();
    // Nobody can apply here yet.
    expect(data[0]).not.toHaveProperty('directApply');
  },
);

test('a closed job is gone for search engines, and one that never was online was never there', async () => {
  const { jobId } = await makePublishedJob(crew.owner, { title: 'Nachtwache (m/w/d)' });
  await crew.owner.caller.jobs.close({ jobId });
  const closed = await pageOf(`/job/${jobId}`);
  expect([closed.status, closed.data]).toEqual([410, []]);
  expect(closed.html).toContain('content="noindex"');
  const { jobId: draftId } = await crew.owner.caller.jobs.create({ title: 'Ein Geheimnis' });
  const unknown = await pageOf(`/job/${draftId}`);
  expect([unknown.status, unknown.data]).toEqual([404, []]);
  expect(unknown.html).not.toContain('Geheimnis');
});

test('the list has a title of its own and holds no posting', async () => {
  await makePublishedJob(crew.owner);
  const { status, html, data } = await pageOf('/jobs');
  expect([status, data]).toEqual([200, []]);
  expect(html).toContain('<title>Stellen – Passgenau</title>');
  expect(html).toContain(`<link rel="canonical" href="${app().baseUrl}/jobs"`);
});
