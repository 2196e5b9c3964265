import type { JobDetail } from './board.ts';
import type { Employment } from './draft.ts';
import { fieldOf } from './guess-field.ts';
import { payOf } from './pay.ts';
import type { EditedJob } from './state.ts';

export type PreviewJob = Omit<JobDetail, 'employment' | 'replyBy'> & {
  employment: Employment | null;
  replyBy: string | null;
};

type PreviewInput = {
  organisation: { values: readonly string[]; description: string };
  skills: ReadonlyArray<{ id: number; name: string; description: string }>;
  now: Date;
  endsAt: Date;
};

export function previewOf(job: EditedJob, { organisation, skills, now, endsAt }: PreviewInput): PreviewJob {
  const { jobId, reference, draft, company, publishedAt } = job;
  const named = new Map(skills.map(({ id, ...words }) => [id, words]));
  return {
    jobId,
    reference,
    company,
    title: draft.title,
    description: draft.description,
    field: fieldOf(draft),
    postalCode: draft.postalCode,
    town: draft.town,
    country: draft.country,
    workplace: draft.workplace,
    employment: draft.employment,
    hoursFrom: draft.hoursFrom,
    hoursTo: draft.hoursTo,
    startsOn: draft.startsOn,
    replyBy: draft.replyBy,
    pay: payOf(draft),
    skills: draft.skills.flatMap((requirement) => {
      const words = named.get(requirement.skillId);
      return words === undefined ? [] : [{ ...requirement, ...words, esco: null }];
    }),
    values: [...organisation.values],
    companyText: organisation.description,
    questions: draft.questions.filter((question) => question !== ''),
    publishedAt: ((job.isOnline ? publishedAt : null) ?? now).toISOString(),
    endsAt: (job.endsAt ?? endsAt).toISOString(),
  };
}
