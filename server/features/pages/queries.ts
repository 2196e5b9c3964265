import type { Tx } from '../../core/database/db.ts';
import type { PageText } from './shipped.ts';

const pageFields = { title: true, description: true, markdown: true, version: true, updatedAt: true } as const;

export const findPage = (tx: Tx, slug: string) => tx.contentPage.findUnique({ where: { slug }, select: pageFields });

export const insertPage = (tx: Tx, slug: string, page: PageText & { updatedAt: Date; version: number }) =>
  tx.contentPage.create({ data: { slug, ...page }, select: pageFields });

export async function updatePage(
  tx: Tx,
  expected: { slug: string; version: number },
  page: PageText & { updatedAt: Date },
): Promise<boolean> {
  const { count } = await tx.contentPage.updateMany({ where: expected, data: { ...page, version: { increment: 1 } } });
  return count === 1;
}

export const deletePage = async (tx: Tx, slug: string): Promise<boolean> =>
  (await tx.contentPage.deleteMany({ where: { slug } })).count > 0;

export async function deletePageVersion(tx: Tx, expected: { slug: string; version: number }): Promise<boolean> {
  const { count } = await tx.contentPage.deleteMany({ where: expected });
  return count === 1;
}
