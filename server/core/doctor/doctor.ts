/** Checks an installation without changing its data, while it runs or not. */
import { readSecretKey } from '../backup/secret-key.ts';
import type { Env } from '../runtime/env.ts';
import { secretsWith } from '../runtime/secrets.ts';
import { productVersion } from '../runtime/version.ts';
import { arrivalTokenPurpose, checkPublicAddress } from './address-check.ts';
import { checkBackups } from './backup-check.ts';
import { checkClock } from './clock-check.ts';
import { openForCheck } from './database-check.ts';
import { type Finding, ok, problem, problemFrom } from './finding.ts';
import { checkDisk, checkPermissions } from './folder-check.ts';
import { checkMail } from './mail-check.ts';
import { checkSettings } from './settings-check.ts';
import { checkStorage } from './storage-check.ts';

type Surroundings = {
  fileNames: readonly string[];
  processNames: readonly string[];
  /** URL of the embedded database if it runs. */
  running: string | null;
};

export async function examine(env: Env, { running, ...names }: Surroundings): Promise<Finding[]> {
  const findings = [...checkSettings(env, names), checkNode(process.versions.node)];
  const database = await openForCheck(env, running);
  const { client } = database;
  try {
    findings.push(...database.findings, ...(await settled('Dateien', checkStorage(env, client))));
    findings.push(...(await settled('E-Mail', checkMail(env, client))));
    const { findings: address, httpDate } = await checkPublicAddress(env, await tokenFor(env));
    findings.push(...address, ...(await settled('Uhr', checkClock(client, httpDate))));
    findings.push(
      ...(await settled('Speicherplatz', checkDisk(env))),
      ...(await settled('Rechte', checkPermissions(env))),
    );
    findings.push(...(await settled('Sicherung', checkBackups(env, client))));
  } finally {
    await database.close();
  }
  return findings;
}

const settled = (area: string, check: Promise<Finding[]>): Promise<Finding[]> =>
  check.catch((error: unknown) => [problemFrom(area, error)]);

async function tokenFor({ SECRET_KEY, DATA_DIR }: Env): Promise<string | null> {
  const key = SECRET_KEY ?? (await readSecretKey(DATA_DIR).catch(() => null))?.trim();
  return key === undefined ? null : secretsWith(key).derive(arrivalTokenPurpose);
}

const supportedNode = 24;

export function checkNode(version: string): Finding {
  const text = `Passgenau ${productVersion} auf Node ${version}.`;
  if (Number.parseInt(version, 10) >= supportedNode) return ok('Programm', text);
  return problem('Programm', text, `Node ${supportedNode} benutzen; „npm start“ und „npm run doctor“ bringen es mit.`);
}
