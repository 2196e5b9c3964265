import { dayOf } from '#shared/jobs/day.ts';
import { longDayText } from '#shared/texts/jobs/words.ts';
import { certificateTexts as texts } from '#shared/texts/learning/certificate.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { seconds } from '../../core/runtime/clock.ts';
import type { Context, SignedInContext } from '../../core/trpc/context.ts';
import { workReference } from '../../core/workers/work.ts';
import { findCertificate, findOrganisationName, findOutline, findTitle, insertCertificate } from './queries.ts';

const certificateWorker = workReference<typeof import('./certificate.work.ts')>(
  new URL('./certificate.work.ts', import.meta.url),
);
const workOptions = { pace: 'quick', limitMs: seconds(20), tooMuch: 'BUSY' } as const;

export async function issueCertificate(
  ctx: SignedInContext,
  tx: Tx,
  { courseId, version }: { courseId: string; version: number },
): Promise<void> {
  const { userId, firstName, lastName } = ctx.user;
  const courseTitle = (await findTitle(tx, courseId, version)) ?? '';
  const issuedAt = ctx.app.clock.now();
  const personName = `${firstName} ${lastName}`;
  await insertCertificate(tx, { userId, courseId, version, courseTitle, issuedAt, personName });
}

type CertificateFile = { name: string; content: Buffer };

/** @throws RuleError NOT_FOUND */
export async function renderCertificateFile({ app, user }: Context, certificateId: string): Promise<CertificateFile> {
  const db = app.db.prisma;
  const stored = user === null ? null : await findCertificate(db, certificateId);
  if (stored === null) throw new RuleError('NOT_FOUND');
  const { id, courseId, userId, ...certificate } = stored;
  if (userId !== user?.userId) throw new RuleError('NOT_FOUND', {}, { resourceType: 'certificate', resourceId: id });
  const [outline, organisation] = await Promise.all([
    findOutline(db, courseId, certificate.version),
    findOrganisationName(db, courseId),
  ]);
  if (outline === null) throw new RuleError('NOT_FOUND');
  const { issuedAt } = certificate;
  const printedFields = { issuedOn: longDayText(dayOf(issuedAt)), email: user?.email ?? '', organisation };
  const page = { ...certificate, ...outline, ...printedFields, certificateId: id };
  const { content } = await app.workers.run(certificateWorker('certificate'), page, workOptions);
  return { name: texts.fileName(dayOf(issuedAt)), content: Buffer.from(content.buffer) };
}
