import { readFile } from 'node:fs/promises';
import { dayOf } from '#shared/jobs/day.ts';
import { emptyDraft, type JobDraft, type SkillWeight } from '#shared/jobs/draft.ts';
import type { App } from '../core/app.ts';
import { addMs, days } from '../core/runtime/clock.ts';
import { closeJob, createJob, editedJob, publishJob, saveJob } from '../features/jobs/service.ts';
import { memberOn, type On } from './people.ts';

type DemoJob = {
  draft: Partial<JobDraft> & { title: string; replyInDays?: number; startsInDays?: number };
  skills: Readonly<Record<string, SkillWeight>>;
  publishedDaysAgo?: number;
  closedDaysAgo?: number;
  changedTitle?: string;
};

const files = [
  { file: 'lindenhof', writer: 'leyla.yildirim@demo.example', publisher: 'miriam.okonkwo@demo.example' },
  { file: 'metallbau', writer: 'cornelia.brandt@demo.example', publisher: 'cornelia.brandt@demo.example' },
  { file: 'softwarehaus', writer: 'jonas.adeyemi@demo.example', publisher: 'jonas.adeyemi@demo.example' },
] as const;

export async function addDemoJobs(app: App): Promise<void> {
  const skillIdOf = new Map(
    (await app.db.prisma.softskill.findMany({ select: { id: true, name: true } })).map(({ id, name }) => [name, id]),
  );
  for (const { file, writer, publisher } of files) {
    const [writerAt, publisherAt] = [await memberOn(app, writer), await memberOn(app, publisher)];
    if (writerAt === null || publisherAt === null) continue;
    const jobs = JSON.parse(await readFile(new URL(`./jobs/${file}.json`, import.meta.url), 'utf8')) as DemoJob[];
    for (const job of jobs) await addJob(job, { writerAt, publisherAt, skillIdOf });
  }
}

type JobContext = { writerAt: On; publisherAt: On; skillIdOf: ReadonlyMap<string, number> };

async function addJob(job: DemoJob, { writerAt, publisherAt, skillIdOf }: JobContext): Promise<void> {
  const { publishedDaysAgo, closedDaysAgo, changedTitle } = job;
  const written = writerAt((publishedDaysAgo ?? 1) + 2);
  const { jobId } = await createJob(written, job.draft.title);
  const draft = draftOf(job, skillIdOf, written.app.clock.now());
  const { revision } = await editedJob(written, jobId);
  const saved = await saveJob(written, { jobId, revision, draft });
  if (publishedDaysAgo !== undefined)
    await publishJob(publisherAt(publishedDaysAgo), { jobId, revision: saved.revision });
  if (closedDaysAgo !== undefined) await closeJob(publisherAt(closedDaysAgo), jobId);
  if (changedTitle !== undefined)
    await saveJob(writerAt(1), { jobId, revision: saved.revision, draft: { ...draft, title: changedTitle } });
}

function draftOf(
  { draft, skills, publishedDaysAgo }: DemoJob,
  skillIdOf: JobContext['skillIdOf'],
  now: Date,
): JobDraft {
  const { replyInDays, startsInDays, ...rest } = draft;
  const today = addMs(now, days((publishedDaysAgo ?? 1) + 2));
  const dayIn = (count: number | undefined) => (count === undefined ? null : dayOf(addMs(today, days(count))));
  return {
    ...emptyDraft,
    ...rest,
    replyBy: dayIn(replyInDays),
    startsOn: dayIn(startsInDays),
    skills: Object.entries(skills).map(([name, weight]) => ({ skillId: skillIdOf.get(name) ?? 0, weight })),
  };
}
