/**
 * Encrypts secrets that earlier versions stored as plain text, and reports a wrong encryption key. The server still
 * starts: people can use their recovery codes.
 */
import type { App } from '../../core/app.ts';
import { isSealed, sealedPrefix } from '../../core/runtime/secrets.ts';
import { openTotpSecret, sealTotpSecret } from './two-factor.ts';

const batch = 500;

export async function sealStoredSecrets(app: App): Promise<{ sealed: number; unreadable: number }> {
  const outcome = { sealed: await sealPlainSecrets(app), unreadable: await countUnreadable(app) };
  if (outcome.sealed > 0) app.logger.info(outcome, 'second factors encrypted');
  if (outcome.unreadable > 0)
    app.logger.error(
      outcome,
      'second factors cannot be decrypted: SECRET_KEY or DATA_DIR/secret.key has changed; restore the previous key',
    );
  return outcome;
}

async function sealPlainSecrets(app: App): Promise<number> {
  const { user } = app.db.prisma;
  const inClear = { totpSecret: { not: null }, NOT: { totpSecret: { startsWith: sealedPrefix } } };
  let sealed = 0;
  for (;;) {
    const rows = await user.findMany({ where: inClear, take: batch, select: { id: true, totpSecret: true } });
    for (const { id, totpSecret } of rows) {
      if (totpSecret === null) continue;
      // Updates unchanged rows only: another process or the person may have replaced the secret.
      const data = { totpSecret: sealTotpSecret(app, id, totpSecret) };
      sealed += (await user.updateMany({ where: { id, totpSecret }, data })).count;
    }
    if (rows.length < batch) return sealed;
  }
}

async function countUnreadable(app: App): Promise<number> {
  let unreadable = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await app.db.prisma.user.findMany({
      where: { id: { gt: after }, totpSecret: { not: null } },
      orderBy: { id: 'asc' },
      take: batch,
      select: { id: true, totpSecret: true },
    });
    unreadable += rows.filter(
      ({ id, totpSecret }) =>
        totpSecret !== null && isSealed(totpSecret) && openTotpSecret(app, id, totpSecret) === null,
    ).length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return unreadable;
    after = last.id;
  }
}
