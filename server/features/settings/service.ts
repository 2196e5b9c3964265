/**
 * Settings that platform admins change at runtime. A section is validated and stored as a whole and applies to all
 * processes at once. Values from the server's environment are read-only.
 */
import { isDeepStrictEqual } from 'node:util';
import type { AuditDetails } from '#shared/audit.ts';
import { type CleanupView, nextCleanup } from '#shared/settings/cleanups.ts';
import { activeNotice, type Notice } from '#shared/settings/rules.ts';
import type { AnySectionView, SectionViews, SettingsChange } from '#shared/settings/schema.ts';
import { lockSettings } from '../../core/ai/ai-settings.ts';
import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { listCleanupRuns } from '../../core/jobs/cleanup-runs.ts';
import { readSections, settingsChanged, writeSection } from '../../core/settings.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAuditEvent } from '../audit/service.ts';
import { requireRight } from '../members/service.ts';

export const getAllSettings = ({ env, db }: App): Promise<SectionViews> => readSections({ env, tx: db.prisma });

/** @throws RuleError SETTING_FIXED, STALE_CHANGE */
export async function changeSettings(ctx: SignedInContext, change: SettingsChange): Promise<{ revision: number }> {
  const { app, user } = ctx;
  const { section, value } = change;
  const revision = await inTransaction(app.db, async (tx) => {
    await lockSettings(tx);
    await requireRight(ctx, tx, 'admin.change');
    const view: AnySectionView = (await readSections({ env: app.env, tx }))[section];
    const changed = findChangedFields(view, value);
    const fixed = changed.find((field) => view.fixed.some((name) => name === field));
    if (fixed !== undefined) throw new RuleError('SETTING_FIXED', { field: fixed });
    if (view.revision !== change.revision) throw new RuleError('STALE_CHANGE');
    if (changed.length === 0) return view.revision;
    await writeSection(tx, section, { view, value, updatedBy: user.userId, updatedAt: app.clock.now() });
    for (const field of changed) {
      const details = detailsOf(`${section}.${field}`, fieldOf(view.value, field), fieldOf(value, field));
      await logAuditEvent(ctx, tx, { action: 'setting_changed', resourceId: section, details, names: {} });
    }
    await app.events.publish(tx, settingsChanged, section);
    return view.revision + 1;
  });
  await app.settings.reload();
  return { revision };
}

const fieldOf = (value: object, field: string): unknown => (value as Readonly<Record<string, unknown>>)[field];

const findChangedFields = (view: AnySectionView, value: object): string[] =>
  Object.keys(value).filter((field) => !isDeepStrictEqual(fieldOf(view.value, field), fieldOf(value, field)));

/** The audit log is permanent, so free text is not recorded. */
function detailsOf(setting: string, from: unknown, to: unknown): AuditDetails<'setting_changed'> {
  const isFreeText = ['notice.text', 'mail.from', 'mail.contact'].includes(setting);
  return isFreeText ? { setting, from: null, to: null } : { setting, from: auditValue(from), to: auditValue(to) };
}

const auditValue = (value: unknown): string | number | boolean | null => {
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(', ') : null;
};

export const getCurrentNotice = ({ settings, clock }: App): Notice | null =>
  activeNotice(settings.current().notice, clock.now());

export async function getCleanups({ db, clock }: App): Promise<CleanupView[]> {
  const now = clock.now();
  return (await listCleanupRuns(db.prisma)).map((run) => ({ ...run, nextAt: nextCleanup(run, now) }));
}
