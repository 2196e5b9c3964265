/**
 * The Markdown pages of the footer.
 * - A page has its shipped text until a platform admin saves another one. Saving the shipped text restores the page.
 * - Only changed pages are stored, so that an upgrade updates all others.
 * - Each text of a legal page becomes a version of `consents`, because people agree to it.
 */

import { createHash } from 'node:crypto';
import { isLegalSlug, legalSlugs } from '#shared/consents/state.ts';
import type { PageContent, ShownPage } from '#shared/pages/page-content.ts';
import type { SavePageInput } from '#shared/pages/schema.ts';
import { type ContentPageSlug, isTemplateSlug, templateSlugs } from '#shared/pages.ts';
import { legalPageTexts } from '#shared/texts/admin/pages-and-outbox.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { openCache, perOwner } from '../../core/memory/cache.ts';
import { seconds } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { workReference } from '../../core/workers/work.ts';
import { logAuditEvent } from '../audit/service.ts';
import { findNewestLegalVersion, recordLegalVersion } from '../consents/service.ts';
import { requireRight } from '../members/service.ts';
import { markGaps } from './gaps.ts';
import { deletePage, deletePageVersion, findPage, insertPage, updatePage } from './queries.ts';
import { type PageText, readShippedPage } from './shipped.ts';

type PageHead = { title: string; description: string; updatedAt: Date | null };

export async function readPage(app: App, slug: ContentPageSlug): Promise<ShownPage & PageHead> {
  const page = (await findPage(app.db.prisma, slug)) ?? { ...(await readShippedPage(slug)), updatedAt: null };
  const content = await renderCached(app, page.markdown);
  const { retention, mail } = app.settings.current();
  return {
    title: page.title,
    description: page.description,
    ...(isTemplateSlug(slug) ? markGaps(content) : content),
    ...(slug === 'privacy' && { periods: retention }),
    contact: mail.contact,
    updatedAt: page.updatedAt,
  };
}

export async function listPagesWithGaps(app: App): Promise<ContentPageSlug[]> {
  const states = await Promise.all(
    templateSlugs.map(async (slug) => {
      const { hasGaps } = await readPage(app, slug);
      return hasGaps ? [slug] : [];
    }),
  );
  return states.flat();
}

/** Version 0 is the shipped text. */
export async function readPageSource(app: App, slug: ContentPageSlug) {
  return (await findPage(app.db.prisma, slug)) ?? { ...(await readShippedPage(slug)), version: 0, updatedAt: null };
}

export async function savePage(
  ctx: SignedInContext,
  { slug, basedOnVersion, summary = null, ...page }: SavePageInput,
): Promise<{ version: number }> {
  const { app } = ctx;
  await renderCached(app, page.markdown);
  if (isSamePage(page, await readShippedPage(slug))) return returnToShipped(ctx, { slug, basedOnVersion, summary });
  const changed = { ...page, updatedAt: app.clock.now() };
  try {
    await inTransaction(app.db, async (tx) => {
      if (basedOnVersion === 0) await insertPage(tx, slug, { ...changed, version: firstVersion(changed.updatedAt) });
      else if (!(await updatePage(tx, { slug, version: basedOnVersion }, changed))) throw new RuleError('STALE_CHANGE');
      await logChange(ctx, tx, slug);
      await recordText(app, tx, { slug, page, summary });
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
  { slug, basedOnVersion, summary }: Pick<SavePageInput, 'slug' | 'basedOnVersion'> & { summary: string | null },
): Promise<{ version: number }> {
  const { db } = ctx.app;
  if (basedOnVersion === 0) {
    if ((await findPage(db.prisma, slug)) !== null) throw new RuleError('STALE_CHANGE');
    return { version: 0 };
  }
  await inTransaction(db, async (tx) => {
    if (!(await deletePageVersion(tx, { slug, version: basedOnVersion }))) throw new RuleError('STALE_CHANGE');
    await logChange(ctx, tx, slug);
    await recordText(ctx.app, tx, { slug, page: await readShippedPage(slug), summary });
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
    if (!(await deletePage(tx, slug))) return;
    await logChange(ctx, tx, slug);
    const summary = legalPageTexts.restoredSummary;
    await recordText(ctx.app, tx, { slug, page: await readShippedPage(slug), summary });
  });

type RecordedText = { slug: ContentPageSlug; page: PageText; summary: string | null };

async function recordText({ clock }: App, tx: Tx, { slug, page, summary }: RecordedText): Promise<void> {
  if (!isLegalSlug(slug)) return;
  const { title, markdown } = page;
  await recordLegalVersion(tx, { slug, title, markdown: markdown.trim(), publishedAt: clock.now() }, summary);
}

/** Run at each start, because an update may change a shipped text. Another process may do the same at once. */
export async function recordLegalTexts(app: App): Promise<void> {
  for (const slug of legalSlugs)
    await inTransaction(app.db, async (tx) => {
      const page = (await findPage(tx, slug)) ?? (await readShippedPage(slug));
      const isFirst = (await findNewestLegalVersion(tx, slug)) === null;
      await recordText(app, tx, { slug, page, summary: isFirst ? '' : legalPageTexts.updatedSummary });
    }).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
    });
}

export { type PageText, readShippedPage } from './shipped.ts';
export const renderMarkdown = renderCached;

const workNamed = workReference<typeof import('./markdown.work.ts')>(new URL('./markdown.work.ts', import.meta.url));
const maxCachedPages = 40;
const renderCacheOf = perOwner((_: App['workers']) => openCache<PageContent>({ capacity: maxCachedPages }));

/** @throws RuleError TEXT_TOO_COMPLEX, BUSY */
function renderCached({ workers }: App, markdown: string): Promise<PageContent> {
  const version = createHash('sha256').update(markdown).digest('base64url');
  const workOptions = { pace: 'quick', limitMs: seconds(5), tooMuch: 'TEXT_TOO_COMPLEX' } as const;
  return renderCacheOf(workers).get(version, () => workers.run(workNamed('render'), markdown, workOptions));
}
