import type { LegalSlug } from '#shared/consents/state.ts';
import type { Tx } from '../../core/database/db.ts';

const versionFields = { number: true, title: true, markdown: true, publishedAt: true } as const;

export const findLegalVersion = (tx: Tx, slug: LegalSlug, number: number) =>
  tx.legalVersion.findUnique({ where: { slug_number: { slug, number } }, select: versionFields });

export const findNewestLegalVersion = (tx: Tx, slug: LegalSlug) =>
  tx.legalVersion.findFirst({ where: { slug }, orderBy: { number: 'desc' }, select: versionFields });

type Published = { slug: LegalSlug; title: string; markdown: string; publishedAt: Date };

/**
 * Without effect if the text is the newest one. `summary` null: a correction that asks no one. A concurrent version
 * fails as a unique violation.
 */
export async function recordLegalVersion(
  tx: Tx,
  { title, markdown, slug, publishedAt }: Published,
  summary: string | null,
): Promise<void> {
  const newest = await findNewestLegalVersion(tx, slug);
  if (newest?.title === title && newest.markdown === markdown) return;
  const number = (newest?.number ?? 0) + 1;
  const asks = summary !== null;
  const data = { slug, number, title, markdown, summary: summary ?? '', asks, publishedAt };
  await tx.legalVersion.create({ data, select: { number: true } });
}
