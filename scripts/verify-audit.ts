/**
 * `npm run verify-audit` checks the audit chain and names the first broken row. `-- POSITION HASH` (from the weekly
 * mail) also checks that the chain is unchanged up to there.
 */
import { openDatabase } from '../server/core/database/db.ts';
import { loadEnvFile, readEnv, StartError } from '../server/core/runtime/env.ts';
import { createLogger } from '../server/core/runtime/logger.ts';
import { verifyChain } from '../server/features/audit/service.ts';
import { adminAuditTexts as texts } from '../shared/texts/admin/audit.ts';
import { connectToInstallation } from './installation.ts';

try {
  loadEnvFile();
  const mark = markOf(process.argv.slice(2));
  const installation = await connectToInstallation(readEnv(process.env), createLogger('warn'));
  const db = openDatabase(installation.url, { poolSize: 2 });
  const { links, headHash, broken } = await verifyChain(db, { mark });
  await db.close();
  await installation.close();
  if (broken === null)
    console.log(`Unversehrt: ${texts.counted(links)} Glieder, Prüfsumme ${headHash.toString('hex')}`);
  else console.log(`Nicht unversehrt: ${texts.brokenAt(broken)}`);
  process.exitCode = broken === null ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}

function markOf([position, hash]: string[]): { position: bigint; hash: Buffer } | null {
  if (position === undefined && hash === undefined) return null;
  if (!/^[1-9][0-9]{0,17}$/.test(position ?? '') || !/^[0-9a-f]{64}$/i.test(hash ?? ''))
    throw new StartError(
      'Erwartet werden das Glied und die Prüfsumme, wie sie in der Mail stehen: npm run verify-audit -- 1234 0a1b…',
    );
  return { position: BigInt(position ?? ''), hash: Buffer.from(hash ?? '', 'hex') };
}
