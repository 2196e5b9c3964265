/**
 * The Markdown pages of the footer.
 * - A page has its shipped text until a platform admin saves another one. Saving the shipped text restores the page.
 * - Only changed pages are stored, so that an upgrade updates all others.
 */

import { createHash } from 'node:crypto';
import type { PageContent } from '#shared/pages/page-content.ts';
import type { SavePageInput } from '#shared/pages/schema.ts';
import type { ContentPageSlug } from '#shared/pages.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { openCache, perOwner } from '../../core/memory/cache.ts';
import { seconds } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { workReference } from '../../core/workers/work.ts';
import { logAuditEvent } from '../audit/service.ts';
import { requireRight } from '../members/service.ts';
import { deletePage, deletePageVersion, findPage, insertPage, updatePage } from './queries.ts';
import { type PageText, readShippedPage } from './shipped.ts';

export async function readPage(app: App, slug: ContentPageSlug) {
  const page = (await findPage(app.db.prisma, slug)) ?? { ...(await readShippedPage(slug)), updatedAt: null };
  return {
    title: page.title,
    description: page.description,
    ...(await renderCached(app, page.markdown)),
    updatedAt: page.updatedAt,
  };
}

/** Version 0 is the shipped text. */
export async function readPageSource(app: App, slug: ContentPageSlug) {
  return (await findPage(app.db.prisma, slug)) ?? { ...(await readShippedPage(slug)), version: 0, updatedAt: null };
}

export async function savePage(
  ctx: SignedInContext,
  { slug, basedOnVersion, ...page }: SavePageInput,
): Promise<{ version: number }> {
  const { app } = ctx;
  await renderCached(app, page.markdown);
  if (isSamePage(page, await readShippedPage(slug))) return returnToShipped(ctx, slug, basedOnVersion);
  const changed = { ...page, updatedAt: app.clock.now() };
  try {
    await inTransaction(app.db, async (tx) => {
      if (basedOnVersion === 0) await insertPage(tx, slug, { ...changed, version: firstVersion(changed.updatedAt) });
      else if (!(await updatePage(tx, { slug, version: basedOnVersion }, changed))) throw new RuleError('STALE_CHANGE');
      await logChange(ctx, tx, slug);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new RuleError('STALE_CHANGE');
    throw error;
  }
  return { version: basedOnVersion === 0 ? firstVersion(changed.updatedAt) : basedOnVersion + 1 };
}

const isSamePage = (one: PageText, other: PageText): boolean =>
  one.title === other.title && one.description === other.description && one.markdown.trim() === other.markdown;

async function returnToShipped(
  ctx: SignedInContext,
  slug: ContentPageSlug,
  basedOnVersion: number,
): Promise<{ version: number }> {
  const { db } = ctx.app;
  if (basedOnVersion === 0) {
    if ((await findPage(db.prisma, slug)) !== null) throw new RuleError('STALE_CHANGE');
    return { version: 0 };
  }
  await inTransaction(db, async (tx) => {
    if (!(await deletePageVersion(tx, { slug, version: basedOnVersion }))) throw new RuleError('STALE_CHANGE');
    await logChange(ctx, tx, slug);
  });
  return { version: 0 };
}

/** The caller has changed, and so locked, the page. @throws RuleError FORBIDDEN for a former platform admin */
async function logChange(ctx: SignedInContext, tx: Tx, page: ContentPageSlug): Promise<void> {
  await requireRight(ctx, tx, 'admin.change');
  await logAuditEvent(ctx, tx, { action: 'content_page_changed', resourceId: page, details: { page }, names: {} });
}

/** Higher than any earlier version, so that an editor opened before a restore never matches the new text. */
const firstVersion = (at: Date): number => Math.floor(at.getTime() / 1000);

export const restorePage = (ctx: SignedInContext, slug: ContentPageSlug): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    if (await deletePage(tx, slug)) await logChange(ctx, tx, slug);
  });

const workNamed = workReference<typeof import('./markdown.work.ts')>(new URL('./markdown.work.ts', import.meta.url));
const maxCachedPages = 40;
const renderCacheOf = perOwner((_: App['workers']) => openCache<PageContent>({ capacity: maxCachedPages }));

/** @throws RuleError TEXT_TOO_COMPLEX, BUSY */
function renderCached({ workers }: App, markdown: string): Promise<PageContent> {
  const version = createHash('sha256').update(markdown).digest('base64url');
  const workOptions = { pace: 'quick', limitMs: seconds(5), tooMuch: 'TEXT_TOO_COMPLEX' } as const;
  return renderCacheOf(workers).get(version, () => workers.run(workNamed('render'), markdown, workOptions));
}
