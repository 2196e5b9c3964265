/** Disk space, and the permissions of the data folder. */
import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backupsFolder } from '../backup/backup-folder.ts';
import { locateDatabase } from '../postgres/folder.ts';
import type { Env } from '../runtime/env.ts';
import { type DiskSpace, isNearlyFull, spaceOf } from '../runtime/health.ts';
import { type Finding, hint, ok, problem } from './finding.ts';

const gigabyte = 1024 ** 3;
const tightShare = 0.15;

type DiskOptions = { diskSpace?: (folder: string) => Promise<DiskSpace> };

export async function checkDisk(env: Env, { diskSpace = spaceOf }: DiskOptions = {}): Promise<Finding[]> {
  const candidates = [env.DATA_DIR, locateDatabase(env.DATA_DIR), backupsFolder(env)].filter((folder) =>
    existsSync(folder),
  );
  const byDisk = new Map<number, string>();
  for (const folder of candidates) {
    const { dev } = await stat(folder);
    if (!byDisk.has(dev)) byDisk.set(dev, folder);
  }
  return Promise.all([...byDisk.values()].map(async (folder) => diskFinding(folder, await diskSpace(folder))));
}

async function diskFinding(folder: string, space: DiskSpace): Promise<Finding> {
  const area = 'Speicherplatz';
  const free = `${(space.freeBytes / gigabyte).toLocaleString('de-DE', { maximumFractionDigits: 1 })} GB frei in ${folder}`;
  const { files, ffree } = await statfs(folder);
  if (isNearlyFull(space))
    return problem(
      area,
      `${free}, weniger als 5 %: PostgreSQL hält an, wenn der Platz ausgeht.`,
      'Platz schaffen oder den Datenträger vergrößern.',
    );
  if (files > 0 && ffree / files < 0.05)
    return problem(
      area,
      `In ${folder} können kaum noch Dateien entstehen (Inodes).`,
      'nicht mehr gebrauchte Dateien auf diesem Datenträger löschen.',
    );
  if (space.totalBytes > 0 && space.freeBytes / space.totalBytes < tightShare)
    return hint(
      area,
      `${free}, weniger als 15 %.`,
      'bald Platz schaffen; bei 5 % meldet sich die Installation als gestört.',
    );
  return ok(area, `${free}.`);
}

const area = 'Rechte';

async function usabilityOf(folder: string): Promise<Finding[]> {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  try {
    await access(existing, constants.R_OK | constants.W_OK | constants.X_OK);
    return [];
  } catch {
    const text =
      existing === folder
        ? `Dieses Konto darf in ${folder} nicht lesen und schreiben.`
        : `Dieses Konto kann den Ordner ${folder} nicht anlegen.`;
    const remedy =
      'als das Konto prüfen, das Passgenau startet; sonst den Ordner anlegen oder den Besitzer berichtigen';
    return [problem(area, text, `${remedy} (chown -R).`)];
  }
}

const groupOrOthers = 0o077;
const othersWrite = 0o002;

type Rule = { path: string; forbidden: number; text: string; remedy: string };

export async function checkPermissions(env: Env): Promise<Finding[]> {
  const folder = env.DATA_DIR;
  const findings = await usabilityOf(folder);
  if (findings.length === 0) findings.push(...(await usabilityOf(backupsFolder(env))));
  if (!existsSync(folder) && findings.length === 0)
    return [
      hint(
        area,
        `Den Datenordner ${folder} gibt es noch nicht.`,
        'der erste Start legt ihn an; sonst DATA_DIR prüfen.',
      ),
    ];
  for (const { path, forbidden, text, remedy } of rulesFor(env)) {
    const found = await stat(path).catch(() => null);
    if (found !== null && (found.mode & forbidden) !== 0) findings.push(problem(area, text, remedy));
  }
  return findings.length > 0 ? findings : [ok(area, `${folder} ist geschützt.`)];
}

function rulesFor(env: Env): Rule[] {
  const key = join(env.DATA_DIR, 'secret.key');
  const backups = backupsFolder(env);
  return [
    {
      path: env.DATA_DIR,
      forbidden: othersWrite,
      text: `Alle Konten dieses Rechners dürfen in ${env.DATA_DIR} schreiben.`,
      remedy: `chmod o-w ${env.DATA_DIR}`,
    },
    {
      path: key,
      forbidden: groupOrOthers,
      text: `Andere Konten dürfen den Schlüssel ${key} lesen.`,
      remedy: `chmod 600 ${key}`,
    },
    {
      path: backups,
      forbidden: groupOrOthers,
      text: `Andere Konten dürfen die Sicherungen in ${backups} lesen.`,
      remedy: `chmod 700 ${backups}`,
    },
    {
      path: '.env',
      forbidden: 0o007,
      text: 'Alle Konten dieses Rechners dürfen .env mit den Passwörtern lesen.',
      remedy: 'chmod 600 .env',
    },
  ];
}
