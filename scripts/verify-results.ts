/** `npm run verify-results` recomputes every test result from the stored answers and names those that differ. */
import { openDatabase } from '../server/core/database/db.ts';
import { loadEnvFile, readEnv, StartError } from '../server/core/runtime/env.ts';
import { createLogger } from '../server/core/runtime/logger.ts';
import { verifyResults } from '../server/features/assessments/service.ts';
import { connectToInstallation } from './installation.ts';

try {
  loadEnvFile();
  const installation = await connectToInstallation(readEnv(process.env), createLogger('warn'));
  const db = openDatabase(installation.url, { poolSize: 4 });
  const { checked, differences } = await verifyResults(db);
  await db.close();
  await installation.close();
  for (const { kind, resultId } of differences)
    console.log(`Abweichung: ${kind === 'softskill' ? 'Soft-Skill-Test' : 'Wertetest'} ${resultId}`);
  console.log(`${checked} Ergebnisse nachgerechnet, ${differences.length} weichen ab.`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}
