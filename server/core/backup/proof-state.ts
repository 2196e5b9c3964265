/** The results of the newest proofs of backups. */
import { z } from 'zod';
import { proofProblemNames, proofSkipNames } from '#shared/settings/backups.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/db.ts';

const settingKey = 'backup_proof';

export const proofResult = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('passed') }),
  z.strictObject({ outcome: z.literal('skipped'), reason: z.enum(proofSkipNames) }),
  z.strictObject({ outcome: z.literal('failed'), problem: z.enum(proofProblemNames) }),
]);
export type ProofResult = z.output<typeof proofResult>;

const proof = z.object({ at: z.coerce.date(), backup: z.string(), result: proofResult });
const schema = z.object({
  latest: proof.nullable().default(null),
  passed: z.object({ at: z.coerce.date(), backup: z.string() }).nullable().default(null),
});
type ProofState = z.output<typeof schema>;
type Proof = z.output<typeof proof>;

export async function readProofState(tx: Tx): Promise<ProofState> {
  const row = await tx.installationSetting.findUnique({ where: { key: settingKey }, select: { value: true } });
  return schema.safeParse(row?.value ?? {}).data ?? schema.parse({});
}

/** @returns whether this proof is the first that fails */
export async function storeProof(tx: Tx, latest: Proof): Promise<{ isNewFailure: boolean }> {
  const before = await readProofState(tx);
  const { at, backup, result } = latest;
  const passed = result.outcome === 'passed' ? { at, backup } : before.passed;
  const value = JSON.parse(JSON.stringify({ latest, passed }));
  await tx.installationSetting.upsert({
    where: { key: settingKey },
    create: { key: settingKey, value, updatedAt: at },
    update: { value, updatedAt: at },
  });
  return { isNewFailure: result.outcome === 'failed' && before.latest?.result.outcome !== 'failed' };
}

/** Seconds since the last proof that passed, or null without one. */
export async function findProofAge({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number | null> {
  const { passed } = await readProofState(db.prisma);
  return passed === null ? null : Math.round((clock.now().getTime() - passed.at.getTime()) / 1000);
}
