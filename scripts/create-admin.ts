/**
 * `npm run create-admin -- --email anna@example.org [--first-name Anna --last-name Beispiel]` creates a platform
 * admin. An existing account is promoted and keeps its password; a new one gets a password that is printed once.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/core/database/db.ts';
import { RuleError } from '../server/core/errors.ts';
import { systemClock } from '../server/core/runtime/clock.ts';
import { loadEnvFile, readEnv, StartError } from '../server/core/runtime/env.ts';
import { createLogger } from '../server/core/runtime/logger.ts';
import { readableCode } from '../server/core/runtime/random.ts';
import { ensurePlatformAdmin } from '../server/features/admin/first-admin.ts';
import { email as emailSchema } from '../shared/auth/schema.ts';
import { errorTexts } from '../shared/texts/errors.ts';
import { composeText } from '../shared/validation/text.ts';
import { connectToInstallation } from './installation.ts';

const options = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
} as const;

try {
  loadEnvFile();
  const values = readArguments();
  const email = emailSchema.safeParse(values.email ?? '');
  if (!email.success) throw usage();
  const env = readEnv(process.env);
  const installation = await connectToInstallation(env, createLogger('warn'));
  const db = openDatabase(installation.url, { poolSize: 2 });
  const password = [4, 4, 4, 4].map(readableCode).join('-');
  const firstName = composeText(values['first-name'] ?? 'Plattform');
  const lastName = composeText(values['last-name'] ?? 'Administration');
  const person = { firstName, lastName };
  const admin = { email: email.data, password, ...person };
  const how = { sendsMail: env.SMTP_URL !== undefined, by: 'commandLine' } as const;
  const outcome = await ensurePlatformAdmin({ db, clock: systemClock }, admin, how);
  await db.close();
  await installation.close();
  console.log(
    outcome === 'created'
      ? `\n${email.data} ist jetzt Plattform-Admin.\nPasswort (wird nur dieses eine Mal gezeigt): ${password}\n`
      : `\n${email.data} ist jetzt Plattform-Admin. Das Passwort ist unverändert.\n`,
  );
} catch (error) {
  if (error instanceof RuleError) console.error(`\n${errorTexts[error.code]}\n`);
  else console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw usage();
  }
}

function usage(): StartError {
  return new StartError(
    'Aufruf: npm run create-admin -- --email name@example.org [--first-name Anna --last-name Beispiel]',
  );
}
