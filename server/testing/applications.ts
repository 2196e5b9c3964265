import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { TestApp } from './app.ts';
import { makePublishedJob } from './jobs.ts';
import { type Crew, makeCrew } from './organisations.ts';
import { type Applicant, type ApplicantTraits, makeApplicant, testedTraits } from './results.ts';

type ApplicationInput = { jobId: string; scope?: ReleaseScope; answers?: string[] };

export async function applyAs(
  { caller }: Pick<Applicant, 'caller'>,
  { jobId, scope = 'named', answers = [] }: ApplicationInput,
) {
  const { digest, job } = await caller.releases.preview({ target: { kind: 'job', jobId }, scope });
  return caller.applications.send({ jobId, scope, answers, questions: job?.questions ?? [], digest });
}

type JobWithMembers = { crew: Crew; jobId: string };

export async function makeJobWithMembers(
  app: TestApp,
  overrides: Parameters<typeof makePublishedJob>[1] = {},
): Promise<JobWithMembers> {
  const crew = await makeCrew(app);
  const { jobId } = await makePublishedJob(crew.owner, { questions: ['Was reizt Sie an der Stelle?'], ...overrides });
  return { crew, jobId };
}

export async function makeApplication(
  app: TestApp,
  { jobId, scope = 'named', answers = [], ...traits }: ApplicationInput & ApplicantTraits,
) {
  const person = await makeApplicant(app, { ...testedTraits, ...traits });
  return { ...person, ...(await applyAs(person, { jobId, scope, answers })) };
}

export const findMailsTo = (app: TestApp, recipient: string) =>
  app.db.prisma.outboxMail.findMany({
    where: { recipient },
    orderBy: { createdAt: 'asc' },
    select: { subject: true, text: true, html: true },
  });

export async function fillBoard(app: TestApp, applicationId: string, count: number): Promise<void> {
  await app.db.prisma.$executeRaw`
    with first as (select * from applications where id = ${applicationId}::uuid),
    shown as (select r.* from releases r join first on first.release_id = r.id),
    people as (
      insert into users (id, email, password_hash, email_verified_at)
      select gen_random_uuid(), gen_random_uuid() || '@example.org', '', now() from generate_series(1, ${count}::int)
      returning id as user_id, gen_random_uuid() as release_id),
    given as (
      insert into releases (org_id, id, user_id, scope, pseudonym, shown_name, job_id, snapshot, draws, skill_ids, leads, ranked_skills,
                            value_weights, is_limited, released_at, expires_at)
      select s.org_id, p.release_id, p.user_id, s.scope, 'Person ' || p.user_id, 'Person ' || p.user_id, s.job_id, s.snapshot, s.draws, s.skill_ids,
             s.leads, s.ranked_skills, s.value_weights, s.is_limited, s.released_at, s.expires_at
        from people p cross join shown s)
    insert into applications (org_id, user_id, job_id, release_id, job_title, answers, reply_by, applied_at, status_at)
    select f.org_id, p.user_id, f.job_id, p.release_id, f.job_title, f.answers, f.reply_by,
           f.applied_at - row_number() over (order by p.user_id) * interval '1 minute', f.status_at
      from people p cross join first f`;
}
