import { Prisma } from '#prisma/generated/client.ts';
import type { RemainingCertificate } from '#shared/learning/state.ts';
import type { Tx } from '../../core/database/db.ts';
import type { TimeCursor } from '../../core/database/paging.ts';
import type { Learner } from './queries.ts';

type NewCertificate = Learner & { version: number; personName: string; issuedAt: Date };

/** Copies title, issuer and as much of the outline as fits on a certificate, which outlives its course. */
export async function insertCertificate(tx: Tx, certificate: NewCertificate): Promise<void> {
  const { userId, courseId, version, personName, issuedAt } = certificate;
  await tx.$executeRaw`
    insert into certificates (user_id, course_id, version, person_name, course_title, organisation_name, outline, issued_at)
    select ${userId}::uuid, v.course_id, v.number, ${personName}, v.title, o.name,
           jsonb_build_object(
             'modules', coalesce((
               select jsonb_agg(jsonb_build_object('title', m.value -> 'title', 'lessonTitles',
                        jsonb_path_query_array(m.value, '$.lessons[0 to 11].title')) order by m.place)
                 from jsonb_path_query(v.published_payload, '$.modules[0 to 11]') with ordinality as m(value, place)), '[]'),
             'moduleCount', v.module_count, 'lessonCount', v.lesson_count, 'minutes', v.minutes,
             'quizCount', jsonb_array_length(jsonb_path_query_array(v.published_payload,
               '$.modules[*].lessons[*].content_blocks[*] ? (@.type == "quiz")'))),
           ${issuedAt}::timestamptz
      from course_versions v join courses c on c.id = v.course_id left join orgs o on o.id = c.org_id
     where v.course_id = ${courseId}::uuid and v.number = ${version}
    on conflict (user_id, course_id, version) do nothing`;
  await tx.enrolment.updateMany({ where: { userId, courseId, completedAt: null }, data: { completedAt: issuedAt } });
}

export const findCertificate = (tx: Tx, id: string) =>
  tx.certificate.findUnique({
    where: { id },
    select: {
      id: true,
      userId: true,
      courseId: true,
      version: true,
      number: true,
      personName: true,
      courseTitle: true,
      organisationName: true,
      outline: true,
      issuedAt: true,
      isVerifiable: true,
      withdrawnAt: true,
      withdrawnReason: true,
    },
  });

/** Null after the course is deleted. */
export async function findIssuer(tx: Tx, courseId: string) {
  const organisation = { select: { id: true, logo: true, isPublic: true, lockedAt: true } } as const;
  const course = await tx.course.findUnique({ where: { id: courseId }, select: { organisation } });
  return course?.organisation ?? null;
}

/** Newest version first. */
export const listCertificates = (tx: Tx, userId: string, courseIds: readonly string[]) =>
  tx.certificate.findMany({
    where: { userId, courseId: { in: [...courseIds] } },
    select: { courseId: true, id: true, version: true, issuedAt: true, withdrawnAt: true, withdrawnReason: true },
    orderBy: { version: 'desc' },
  });

/** Certificates of deleted courses, newest first. */
export const listRemainingCertificates = (
  tx: Tx,
  { userId, after, take }: RemainingPage,
): Promise<RemainingCertificate[]> =>
  tx.$queryRaw<RemainingCertificate[]>`
    select t.id as "certificateId", t.version, t.number, t.course_title as "courseTitle", t.organisation_name as organisation,
           t.issued_at as "issuedAt", t.withdrawn_at as "withdrawnAt", t.withdrawn_reason as "withdrawnReason"
      from certificates t
     where t.user_id = ${userId}::uuid and not exists (select 1 from courses c where c.id = t.course_id)
           ${after === null ? Prisma.empty : Prisma.sql`and (t.issued_at, t.id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
     order by t.issued_at desc, t.id desc limit ${take}`;

type RemainingPage = { userId: string; after: TimeCursor | null; take: number };

/** @returns false if the person has no such certificate */
export async function updateVerifiable(
  tx: Tx,
  { certificateId: id, userId, isVerifiable }: { certificateId: string; userId: string; isVerifiable: boolean },
): Promise<boolean> {
  return (await tx.certificate.updateMany({ where: { id, userId }, data: { isVerifiable } })).count === 1;
}

export const findVerification = (tx: Tx, where: { id: string } | { number: string }) =>
  tx.certificate.findUnique({
    where,
    select: {
      courseId: true,
      number: true,
      courseTitle: true,
      organisationName: true,
      issuedAt: true,
      isVerifiable: true,
      withdrawnAt: true,
    },
  });

export const findIssued = (tx: Tx, courseId: string, number: string) =>
  tx.certificate.findUnique({
    where: { number, courseId },
    select: { id: true, version: true, courseTitle: true },
  });

/** @returns false if it is withdrawn already */
export async function updateWithdrawn(
  tx: Tx,
  { id, withdrawnAt, withdrawnReason }: { id: string; withdrawnAt: Date; withdrawnReason: string },
): Promise<boolean> {
  const data = { withdrawnAt, withdrawnReason };
  return (await tx.certificate.updateMany({ where: { id, withdrawnAt: null }, data })).count === 1;
}
