import { buffer } from 'node:stream/consumers';
import QRCode from 'qrcode';
import { dayOf } from '#shared/jobs/day.ts';
import { certificateNumberText } from '#shared/learning/certificate-number.ts';
import type { Certificate, CertificateOutline, QrCode, RemainingCertificate } from '#shared/learning/state.ts';
import { paths } from '#shared/paths.ts';
import { longDayText } from '#shared/texts/jobs/words.ts';
import { certificateTexts as texts } from '#shared/texts/learning/certificate.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { readPage, type TimeCursor } from '../../core/database/paging.ts';
import { RuleError } from '../../core/errors.ts';
import { seconds } from '../../core/runtime/clock.ts';
import type { Context, SignedInContext } from '../../core/trpc/context.ts';
import { workReference } from '../../core/workers/work.ts';
import {
  findCertificate,
  findIssuer,
  insertCertificate,
  listRemainingCertificates,
  updateVerifiable,
} from './certificate-queries.ts';

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
  const personName = `${firstName} ${lastName}`;
  await insertCertificate(tx, { userId, courseId, version, issuedAt: ctx.app.clock.now(), personName });
}

/** `logo`: storage key. */
type OwnCertificate = { certificate: Certificate; logo: string | null };

/** @throws RuleError NOT_FOUND */
async function getOwnCertificate({ app, user }: Context, certificateId: string): Promise<OwnCertificate> {
  const db = app.db.prisma;
  const stored = user === null ? null : await findCertificate(db, certificateId);
  if (user === null || stored === null) throw new RuleError('NOT_FOUND');
  const { id, courseId, userId, outline, organisationName, ...issued } = stored;
  if (userId !== user.userId) throw new RuleError('NOT_FOUND', {}, { resourceType: 'certificate', resourceId: id });
  const issuer = await findIssuer(db, courseId);
  const logo = issuer?.logo ?? null;
  const isLogoReadable =
    issuer?.lockedAt === null && (issuer.isPublic || user.organisation?.organisationId === issuer.id);
  const address = `${app.env.APP_URL}${paths.certificate(certificateNumberText(issued.number))}`;
  const certificate = {
    ...issued,
    ...(outline as CertificateOutline),
    certificateId: id,
    organisation: organisationName,
    logoUrl: logo !== null && isLogoReadable ? `/files/${logo}` : null,
    address,
    qrCode: issued.isVerifiable ? qrCodeOf(address) : null,
  };
  return { certificate, logo };
}

export const getCertificate = async (ctx: SignedInContext, certificateId: string): Promise<Certificate> =>
  (await getOwnCertificate(ctx, certificateId)).certificate;

const pageSize = 20;

export async function listRemaining(
  { app, user: { userId } }: SignedInContext,
  cursor: PageCursor,
): Promise<{ certificates: RemainingCertificate[]; nextCursor: string | null }> {
  const { rows, nextCursor } = await readPage(
    { app, list: `certificates of ${userId}`, size: pageSize, cursor },
    (take, after: TimeCursor | null) => listRemainingCertificates(app.db.prisma, { userId, after, take }),
    ({ issuedAt, certificateId }) => ({ at: issuedAt, id: certificateId }),
  );
  return { certificates: rows, nextCursor };
}

function qrCodeOf(text: string): QrCode {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const parts = Array.from(data, (isDark, index) =>
    isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  );
  return { size, path: parts.join('') };
}

/** @throws RuleError NOT_FOUND */
export async function changeVerifiable(
  ctx: SignedInContext,
  change: { certificateId: string; isVerifiable: boolean },
): Promise<void> {
  const isOwn = await updateVerifiable(ctx.app.db.prisma, { ...change, userId: ctx.user.userId });
  if (isOwn) return;
  throw new RuleError('NOT_FOUND', {}, { resourceType: 'certificate', resourceId: change.certificateId });
}

type CertificateFile = { name: string; content: Buffer };

/** @throws RuleError NOT_FOUND, CERTIFICATE_WITHDRAWN */
export async function renderCertificateFile(ctx: Context, certificateId: string): Promise<CertificateFile> {
  const { certificate, logo } = await getOwnCertificate(ctx, certificateId);
  if (certificate.withdrawnAt !== null) throw new RuleError('CERTIFICATE_WITHDRAWN');
  const day = dayOf(certificate.issuedAt);
  const page = {
    ...certificate,
    email: ctx.user?.email ?? '',
    issuedOn: longDayText(day),
    logo: logo === null ? null : await findPrintableLogo(ctx.app, logo),
  };
  const { content } = await ctx.app.workers.run(certificateWorker('certificate'), page, workOptions);
  return { name: texts.fileName(day), content: Buffer.from(content.buffer) };
}

/** PDF has no WebP; such a logo is left out. */
async function findPrintableLogo({ storage }: App, key: string): Promise<Uint8Array | null> {
  if (!/\.(png|jpe?g)$/i.test(key)) return null;
  const opened = await storage.open(key);
  return opened === null ? null : new Uint8Array(await buffer(opened.stream));
}
