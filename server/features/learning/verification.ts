/** Anyone can verify a certificate; the organisation of the course can withdraw it. */
import { z } from 'zod';
import { parseCertificateNumber } from '#shared/learning/certificate-number.ts';
import type { Verification } from '#shared/learning/state.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { householdOf } from '../../core/runtime/network.ts';
import type { Context, SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { logAuditEvent } from '../audit/service.ts';
import { requireCourse } from '../courses/service.ts';
import { findIssued, findVerification, updateWithdrawn } from './certificate-queries.ts';
import { isPublicCourse } from './published-course-queries.ts';

const perAddress: Limit = { name: 'certificate-verification', points: 60, seconds: 600 };
const certificateId = z.uuid();

/**
 * Shows what the certificate says about the course, nothing about the person. A certificate whose holder disabled verification is unknown.
 * @throws RuleError TOO_MANY_ATTEMPTS
 */
export async function verifyCertificate({ app, origin }: Context, typed: string): Promise<Verification> {
  await app.rateLimits.require(perAddress, householdOf(origin.address));
  const id = certificateId.safeParse(typed);
  const number = parseCertificateNumber(typed);
  const key = id.success ? { id: id.data } : number === null ? null : { number };
  const found = key === null ? null : await findVerification(app.db.prisma, key);
  if (found === null || !found.isVerifiable) return { state: 'unknown' };
  const { number: issuedNumber, courseTitle, organisationName: organisation, issuedAt, withdrawnAt } = found;
  const courseId = (await isPublicCourse(app.db, found.courseId)) ? found.courseId : null;
  const certificate = { number: issuedNumber, courseTitle, organisation, issuedAt, courseId };
  return { state: withdrawnAt === null ? 'valid' : 'withdrawn', certificate };
}

type Withdrawal = { courseId: string; number: string; reason: string };

/** @throws RuleError NOT_FOUND for a number of another course, CERTIFICATE_WITHDRAWN */
export async function withdrawCertificate(
  ctx: SignedInContext,
  { courseId, number: typed, reason }: Withdrawal,
): Promise<void> {
  await inTransaction(ctx.app.db, async (tx) => {
    const { orgId } = await requireCourse(ctx, tx, courseId);
    const number = parseCertificateNumber(typed);
    const issued = number === null || orgId === null ? null : await findIssued(tx, courseId, number);
    if (issued === null) throw new RuleError('NOT_FOUND');
    const withdrawal = { id: issued.id, withdrawnAt: ctx.app.clock.now(), withdrawnReason: reason };
    if (!(await updateWithdrawn(tx, withdrawal))) throw new RuleError('CERTIFICATE_WITHDRAWN');
    await logAuditEvent(ctx, tx, {
      action: 'certificate_withdrawn',
      resourceId: issued.id,
      orgId,
      details: { version: issued.version },
      names: { title: issued.courseTitle, reason },
    });
  });
}
