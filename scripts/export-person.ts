/**
 * `npm run export-person -- --email anna@example.org --to anna.zip` writes the copy that the person otherwise loads under
 * /account, also while the product runs. For people whose account is locked (docs/operating.md).
 */
import { type FileHandle, open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { RuleError } from '../server/core/errors.ts';
import { loadEnvFile, readEnv, StartError } from '../server/core/runtime/env.ts';
import { createLogger } from '../server/core/runtime/logger.ts';
import { exportByOperator } from '../server/features/own-data/service.ts';
import { openApp } from '../server/start.ts';
import { normalizeEmail } from '../shared/auth/email-address.ts';
import { connectToInstallation } from './installation.ts';

try {
  loadEnvFile();
  const { email, to } = readArguments();
  const file = await openNew(to);
  try {
    await writeTo(file, email);
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  }
  console.log(
    `\nGeschrieben: ${to}\nDie Datei enthält alle Daten der Person. Löschen Sie sie, sobald die Person sie hat.\n`,
  );
  process.exit(0);
} catch (error) {
  if (error instanceof RuleError) console.error('\nZu dieser Adresse gibt es kein Konto.\n');
  else console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}

/** Only the operator may read it. @throws StartError if the file exists */
async function openNew(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(code === 'EEXIST' ? `${path} gibt es schon.` : message);
  }
}

async function writeTo(file: FileHandle, email: string): Promise<void> {
  const env = { ...readEnv(process.env), JOBS: false };
  const logger = createLogger('warn');
  const installation = await connectToInstallation(env, logger);
  const app = await openApp({ env, databaseUrl: installation.url, logger });
  try {
    await pipeline(await exportByOperator(app, normalizeEmail(email)), file.createWriteStream());
  } finally {
    await app.close();
    await installation.close();
  }
}

function readArguments(): { email: string; to: string } {
  const usage = new StartError('Aufruf: npm run export-person -- --email name@example.org --to datei.zip');
  try {
    const { email, to } = parseArgs({ options: { email: { type: 'string' }, to: { type: 'string' } } }).values;
    if (email !== undefined && to !== undefined) return { email, to };
  } catch {
    throw usage;
  }
  throw usage;
}
