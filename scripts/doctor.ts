/** `npm run doctor` checks settings, database, files, mail, address, clock, disk, permissions and backups. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { examine } from '../server/core/doctor/doctor.ts';
import { type Finding, problemFrom, reportOf, withoutSecrets } from '../server/core/doctor/finding.ts';
import { type Env, loadEnvFile, readEnv } from '../server/core/runtime/env.ts';
import { runningUrl } from './installation.ts';

const processNames = Object.keys(process.env);
const fileNames = namesInFile();
loadEnvFile();
const findings = await findAll();
console.log(withoutSecrets(reportOf(findings), process.env));
process.exit(findings.some(({ level }) => level === 'problem') ? 1 : 0);

async function findAll(): Promise<Finding[]> {
  let env: Env;
  try {
    env = readEnv(process.env);
  } catch (error) {
    return [problemFrom('Einstellungen', error)];
  }
  const running = env.DATABASE_URL === undefined ? await runningUrl(env.DATA_DIR) : null;
  return examine(env, { fileNames, processNames, running });
}

function namesInFile(): string[] {
  try {
    return Object.keys(parseEnv(readFileSync('.env', 'utf8')));
  } catch {
    return [];
  }
}
