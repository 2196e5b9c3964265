import type { CertificateModule } from '#shared/learning/state.ts';
import type { Tx } from '../../core/database/db.ts';
import type { Learner } from './queries.ts';

type NewCertificate = Learner & { version: number; personName: string; courseTitle: string; issuedAt: Date };

export async function insertCertificate(tx: Tx, certificate: NewCertificate): Promise<void> {
  const { userId, courseId, issuedAt } = certificate;
  await tx.certificate.createMany({ data: certificate, skipDuplicates: true });
  await tx.enrolment.updateMany({ where: { userId, courseId, completedAt: null }, data: { completedAt: issuedAt } });
}

const issuer = { select: { id: true, name: true, logo: true, isPublic: true, lockedAt: true } } as const;

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
      issuedAt: true,
      isVerifiable: true,
      withdrawnAt: true,
      withdrawnReason: true,
      enrolment: { select: { course: { select: { organisation: issuer } } } },
    },
  });

type CourseOutline = { modules: CertificateModule[]; moduleCount: number } & Record<
  'lessonCount' | 'quizCount' | 'minutes',
  number
>;

/** Lists as many modules and lessons as fit on a certificate. */
export async function findOutline(tx: Tx, courseId: string, version: number): Promise<CourseOutline | null> {
  const rows = await tx.$queryRaw<CourseOutline[]>`
    select coalesce((
             select jsonb_agg(jsonb_build_object('title', m.value -> 'title', 'lessonTitles',
                      jsonb_path_query_array(m.value, '$.lessons[0 to 11].title')) order by m.place)
               from jsonb_path_query(v.published_payload, '$.modules[0 to 11]') with ordinality as m(value, place)), '[]') as modules,
           module_count as "moduleCount", lesson_count as "lessonCount", minutes,
           jsonb_array_length(jsonb_path_query_array(published_payload,
             '$.modules[*].lessons[*].content_blocks[*] ? (@.type == "quiz")')) as "quizCount"
      from course_versions v where course_id = ${courseId}::uuid and number = ${version}`;
  return rows[0] ?? null;
}

/** @returns false if the person has no such certificate */
export async function updateVerifiable(
  tx: Tx,
  { certificateId: id, userId, isVerifiable }: { certificateId: string; userId: string; isVerifiable: boolean },
): Promise<boolean> {
  return (await tx.certificate.updateMany({ where: { id, userId }, data: { isVerifiable } })).count === 1;
}

export const findVerification = (tx: Tx, where: { id: string } | { number: string }) =>
  tx.certificate.findUnique({ where, select: { isVerifiable: true, withdrawnAt: true } });

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
