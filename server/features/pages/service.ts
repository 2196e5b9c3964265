/**
 * The Markdown pages of the footer. A page is shown as shipped until a platform admin saves another text; restoring, or saving
 * the shipped words, goes back to the shipped one. Only what was changed is stored: everything else follows what the program
 * ships, so that an upgrade corrects it. Two admins cannot overwrite each other unnoticed.
 */

import { createHash } from 'node:crypto';
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
import { requireStill } from '../members/service.ts';
import { deletePage, deletePageVersion, findPage, insertPage, updatePage } from './queries.ts';
import { type PageText, shippedPage } from './shipped.ts';

/** The page as visitors read it: HTML, already safe. */
export async function readPage(app: App, slug: ContentPageSlug) {
  const page = (await findPage(app.db.prisma, slug)) ?? { ...(await shippedPage(slug)), updatedAt: null };
  return {
    title: page.title,
    description: page.description,
    html: await rendered(app, page.markdown),
    updatedAt: page.updatedAt,
  };
}

/** The page as its editor sees it. Version 0 is the shipped text. */
export async function readPageSource(app: App, slug: ContentPageSlug) {
  return (await findPage(app.db.prisma, slug)) ?? { ...(await shippedPage(slug)), version: 0, updatedAt: null };
}

export async function savePage(
  ctx: SignedInContext,
  { slug, basedOnVersion, ...page }: SavePageInput,
): Promise<{ version: number }> {
  const { app } = ctx;
  // What cannot be shown is not stored.
  await rendered(app, page.markdown);
  if (isSame(page, await shippedPage(slug))) return goBack(ctx, slug, basedOnVersion);
  const changed = { ...page, updatedAt: app.clock.now() };
  try {
    await inTransaction(app.db, async (tx) => {
      if (basedOnVersion === 0) await insertPage(tx, slug, { ...changed, version: firstVersion(changed.updatedAt) });
      else if (!(await updatePage(tx, { slug, version: basedOnVersion }, changed))) throw new RuleError('STALE_CHANGE');
      await noteChange(ctx, tx, slug);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new RuleError('STALE_CHANGE');
    throw error;
  }
  return { version: basedOnVersion === 0 ? firstVersion(changed.updatedAt) : basedOnVersion + 1 };
}

const isSame = (one: PageText, other: PageText): boolean =>
  one.title === other.title && one.description === other.description && one.markdown.trim() === other.markdown;

/** What is saved are the shipped words again: nothing of it is kept. */
async function goBack(
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
    await noteChange(ctx, tx, slug);
  });
  return { version: 0 };
}

/** Now that the page is held. @throws RuleError FORBIDDEN for whoever lost the role while they waited for it */
async function noteChange(ctx: SignedInContext, tx: Tx, page: ContentPageSlug): Promise<void> {
  await requireStill(ctx, tx, 'admin.change');
  await logAuditEvent(ctx, tx, { action: 'content_page_changed', resourceId: page, details: { page }, names: {} });
}

/** Later than any number the page had before it was restored, so that an old editor never fits the new text. */
const firstVersion = (at: Date): number => Math.floor(at.getTime() / 1000);

export const restorePage = (ctx: SignedInContext, slug: ContentPageSlug): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    if (await deletePage(tx, slug)) await noteChange(ctx, tx, slug);
  });

/** A page becomes HTML once for each version, in a worker, however often it is read. */
const works = workReference<typeof import('./markdown.work.ts')>(new URL('./markdown.work.ts', import.meta.url));
const keptPages = 40;
const pagesOf = perOwner((_: App['workers']) => openCache<string>({ capacity: keptPages }));

/** HTML that is safe to insert. @throws RuleError TEXT_TOO_COMPLEX, BUSY */
function rendered({ workers }: App, markdown: string): Promise<string> {
  const version = createHash('sha256').update(markdown).digest('base64url');
  const terms = { pace: 'quick', limitMs: seconds(5), tooMuch: 'TEXT_TOO_COMPLEX' } as const;
  return pagesOf(workers).get(version, () => workers.run(works('render'), markdown, terms));
}
