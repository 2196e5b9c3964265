/**
 * Platform admins' view of the language model. The endpoint and its key come from the environment only; the settings
 * show the host, never the key.
 */
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type * as schema from '#shared/ai/schema.ts';
import type { AiCheck, AiSettingsView } from '#shared/ai/state.ts';
import { lockSettings, readCheck, readSettings, writeCheck, writeSettings } from '../../core/ai/ai-settings.ts';
import { listTopOrganisations } from '../../core/ai/budget.ts';
import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { seconds } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { logAuditEvent } from '../audit/service.ts';
import { requireRight } from '../members/service.ts';

const maxShownOrganisations = 50;
export const aiCheckLimit: Limit = { name: 'ai-check', points: 10, seconds: 600 };
const longestCheckMs = seconds(50);

export async function getAiSettings({ app }: SignedInContext): Promise<AiSettingsView> {
  const { prisma } = app.db;
  const [{ monthlyTokens, installationTokens }, usage] = await Promise.all([
    readSettings(prisma),
    listTopOrganisations(prisma, app.clock.now(), maxShownOrganisations),
  ]);
  const endpoint = app.ai === null ? null : { host: app.ai.host, model: app.ai.model, hasKey: app.ai.hasKey };
  return { endpoint, monthlyTokens, installationTokens, use: usage, lastCheck: await findLastCheck(app) };
}

async function findLastCheck({ ai, db }: App): Promise<AiCheck | null> {
  const stored = ai === null ? null : await readCheck(db.prisma);
  if (stored === null || stored.host !== ai?.host || stored.model !== ai.model) return null;
  const { checkedAt, isWorking, problem, format, tellsUsage, durationMs } = stored;
  return { checkedAt, isWorking, problem, format, tellsUsage, durationMs };
}

export const changeAiSettings = (
  ctx: SignedInContext,
  { monthlyTokens, installationTokens }: z.infer<typeof schema.aiSettingsInput>,
): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    await lockSettings(tx);
    await requireRight(ctx, tx, 'admin.change');
    const before = await readSettings(tx);
    const next = { monthlyTokens, installationTokens: installationTokens ?? null };
    if (installationTokens === undefined) next.installationTokens = before.installationTokens;
    if (isDeepStrictEqual(before, next)) return;
    await writeSettings(tx, next, { updatedBy: ctx.user.userId, updatedAt: ctx.app.clock.now() });
    for (const [field, action] of auditedFields) {
      const details = { from: before[field], to: next[field] };
      if (details.from !== details.to) await logAuditEvent(ctx, tx, { action, resourceId: 'ai', details, names: {} });
    }
  });

const auditedFields = [
  ['monthlyTokens', 'ai_budget_changed'],
  ['installationTokens', 'ai_installation_budget_changed'],
] as const;

/** @throws RuleError NOT_FOUND if no endpoint is configured */
export async function checkAi({ app, user }: SignedInContext): Promise<AiCheck> {
  const { ai, db, clock } = app;
  if (ai === null) throw new RuleError('NOT_FOUND');
  const check = await ai.check(AbortSignal.timeout(longestCheckMs));
  const updateStamp = { updatedBy: user.userId, updatedAt: clock.now() };
  await inTransaction(db, (tx) => writeCheck(tx, { ...check, host: ai.host, model: ai.model }, updateStamp));
  return check;
}
