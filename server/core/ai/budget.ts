/**
 * Monthly token limits of organisations and of the installation. A request reserves its maximum, so that parallel
 * requests cannot exceed the limit. An unsettled reservation expires after an hour.
 */
import { Prisma } from '#prisma/generated/client.ts';
import { timeZone } from '#shared/product.ts';
import { type Database, inTransaction, type Tx } from '../database/db.ts';
import { RuleError } from '../errors.ts';
import type { Clock } from '../runtime/clock.ts';
import { addMs, hours } from '../runtime/clock.ts';
import { readSettings } from './ai-settings.ts';

/** Courses without an organisation share this budget. */
export const noOrganisationId = '00000000-0000-0000-0000-000000000000';

export const minRequestTokens = 2_000;

export const reservationLifetimeMs = hours(1);

type Reservation = { id: string; orgId: string; month: string };
type BudgetContext = { db: Database; clock: Clock };

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

export const monthOf = (now: Date): string => calendar.format(now).slice(0, 7);
const firstDay = (month: string): string => `${month}-01`;

/** @throws RuleError AI_BUDGET_USED, AI_INSTALLATION_BUDGET_USED */
export const reserveTokens = (
  { db, clock }: BudgetContext,
  orgId: string | null,
  tokens: number,
): Promise<Reservation> =>
  inTransaction(db, (tx) => insertReservation(tx, { orgId: orgId ?? noOrganisationId, tokens, now: clock.now() }));

async function insertReservation(
  tx: Tx,
  { orgId, tokens, now }: { orgId: string; tokens: number; now: Date },
): Promise<Reservation> {
  const month = monthOf(now);
  const day = firstDay(month);
  // Locks the row until the end of the transaction: parallel requests wait and count this reservation.
  await tx.$executeRaw`insert into ai_usage (org_id, month) values (${orgId}::uuid, ${day}::date)
    on conflict (org_id, month) do update set requests = ai_usage.requests`;
  const { monthlyTokens, installationTokens } = await readSettings(tx);
  const orgQuery = { whose: Prisma.sql`org_id = ${orgId}::uuid`, day, now };
  if (monthlyTokens !== null && (await countTokens(tx, orgQuery)) + tokens > monthlyTokens)
    throw new RuleError('AI_BUDGET_USED');
  if (installationTokens !== null) {
    // Reservations of different organisations lock different rows, so the installation limit needs its own lock.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('ai_installation_budget'))`;
    const installationQuery = { ...orgQuery, whose: Prisma.sql`true` };
    if ((await countTokens(tx, installationQuery)) + tokens > installationTokens)
      throw new RuleError('AI_INSTALLATION_BUDGET_USED');
  }
  const data = { orgId, month: new Date(day), tokens, createdAt: now };
  const { id } = await tx.aiReservation.create({ data, select: { id: true } });
  return { id, orgId, month };
}

async function countTokens(
  tx: Tx,
  { whose, day, now }: { whose: Prisma.Sql; day: string; now: Date },
): Promise<number> {
  const [row] = await tx.$queryRaw<Array<{ taken: number }>>`
    select (coalesce((select sum(used) from ai_usage where ${whose} and month = ${day}::date), 0)
      + coalesce((select sum(tokens) from ai_reservations where ${whose} and month = ${day}::date
          and created_at > ${addMs(now, -reservationLifetimeMs)}::timestamptz), 0))::float8 as taken`;
  return row?.taken ?? 0;
}

export async function isInstallationBudgetUsed(tx: Tx, now: Date): Promise<boolean> {
  const { installationTokens } = await readSettings(tx);
  if (installationTokens === null) return false;
  const usedTokens = await countTokens(tx, { whose: Prisma.sql`true`, day: firstDay(monthOf(now)), now });
  return usedTokens + minRequestTokens > installationTokens;
}

export const settleReservation = (
  { db }: BudgetContext,
  { id, orgId, month }: Reservation,
  tokens: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const requests = tokens > 0 ? 1 : 0;
    await tx.$executeRaw`insert into ai_usage (org_id, month, used, requests)
      values (${orgId}::uuid, ${firstDay(month)}::date, ${tokens}, ${requests})
      on conflict (org_id, month) do update
      set used = ai_usage.used + excluded.used, requests = ai_usage.requests + excluded.requests`;
    await tx.$executeRaw`delete from ai_reservations where id = ${id}::uuid`;
  });

export async function getTokenUsage(tx: Tx, orgId: string | null, now: Date) {
  const month = monthOf(now);
  const where = { orgId: orgId ?? noOrganisationId, month: new Date(firstDay(month)) };
  const row = await tx.aiUsage.findUnique({ where: { orgId_month: where }, select: { used: true } });
  const { monthlyTokens } = await readSettings(tx);
  return { used: Number(row?.used ?? 0), allowed: monthlyTokens, month };
}

export const listTopOrganisations = (tx: Tx, now: Date, take: number) =>
  tx.$queryRaw<Array<{ orgId: string; name: string; tokens: number; requests: number }>>`
    select u.org_id as "orgId", coalesce(o.name, '') as name, u.used::float8 as tokens, u.requests
    from ai_usage u left join orgs o on o.id = u.org_id
    where u.month = ${firstDay(monthOf(now))}::date and u.used > 0
    order by u.used desc, u.org_id limit ${take}`;
