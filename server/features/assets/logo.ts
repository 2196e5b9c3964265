import type { Tx } from '../../core/database/db.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAuditEvent } from '../audit/service.ts';
import { changeForReaders } from '../courses/service.ts';
import { applyCompanyChange } from '../jobs/service.ts';
import { lockOwnOrganisation, ownOrganisationId, setLogoKey } from '../members/service.ts';
import { findLogoKey, insertFile } from './queries.ts';
import { requireStorageQuota } from './storage-quota.ts';
import { discardUpload, type StoredUpload } from './store-upload.ts';

/** @throws RuleError NOT_FOUND, FORBIDDEN, STORAGE_FULL; each deletes the stored file */
export async function setLogo(ctx: SignedInContext, stored: StoredUpload): Promise<{ logoUrl: string }> {
  const { app, user } = ctx;
  try {
    await changeForReaders(app, null, async (tx) => {
      const { orgId } = await lockOwnOrganisation(ctx, tx, 'organisation.manage');
      await requireStorageQuota(app, tx, { orgId, userId: user.userId, size: stored.size });
      const stamp = { createdBy: user.userId, createdAt: app.clock.now() };
      await insertFile(tx, { ...stored, orgId, courseId: null, ...stamp });
      await setLogoKey(tx, orgId, stored.key);
      await recordLogoChange(ctx, tx, 'organisation_logo_changed');
      await applyCompanyChange(app, tx, { orgId });
    });
    return { logoUrl: `/files/${stored.key}` };
  } catch (error) {
    await discardUpload(app, stored);
    throw error;
  }
}

export async function removeLogo(ctx: SignedInContext): Promise<void> {
  const { app } = ctx;
  await changeForReaders(app, null, async (tx) => {
    const { orgId } = await lockOwnOrganisation(ctx, tx, 'organisation.manage');
    if ((await findLogoKey(tx, orgId)) === null) return;
    await setLogoKey(tx, orgId, null);
    await recordLogoChange(ctx, tx, 'organisation_logo_removed');
    await applyCompanyChange(app, tx, { orgId });
  });
}

type LogoAction = 'organisation_logo_changed' | 'organisation_logo_removed';

async function recordLogoChange(ctx: SignedInContext, tx: Tx, action: LogoAction): Promise<void> {
  const orgId = ownOrganisationId(ctx);
  await logAuditEvent(ctx, tx, { action, resourceId: orgId, orgId, details: {}, names: {} });
}
