/** The newest backup is read from beginning to end. */
import { stat } from 'node:fs/promises';
import type pg from 'pg';
import {
  backupsFolder,
  expectedBackupBytes,
  hasRoomFor,
  listBackups,
  type StoredBackup,
} from '../backup/backup-folder.ts';
import { inspectBackup } from '../backup/inspect.ts';
import type { Env } from '../runtime/env.ts';
import { type Finding, hint, ok, problem, problemFrom } from './finding.ts';

const area = 'Sicherung';
const hourMs = 3_600_000;
/** A nightly backup plus the hour that makes up for a machine that was off. */
const maxAgeHours = 30;

export async function checkBackups(env: Env, client: pg.Client | null, now = new Date()): Promise<Finding[]> {
  const folder = backupsFolder(env);
  const [newest] = await listBackups(folder, now);
  const findings = env.BACKUPS === false ? [offFinding] : [];
  if (newest === undefined) {
    if (env.BACKUPS === false) return findings;
    const remedy = 'jetzt eine schreiben (npm run backup); in der ersten Nacht entsteht sonst von selbst eine.';
    return [hint(area, `In ${folder} ist noch keine Sicherung.`, remedy)];
  }
  findings.push(await readabilityOf(newest, env), ...ageOf(newest, env, now));
  findings.push(...(await placeOf(folder, env)), ...(await roomIn(folder, client)));
  return findings;
}

const offFinding = problem(
  area,
  'BACKUPS=0 schaltet die nächtliche Sicherung ab.',
  'die Zeile entfernen, oder selbst jede Nacht „npm run backup“ ausführen.',
);

async function readabilityOf({ path, name, createdAt, isEncrypted }: StoredBackup, env: Env): Promise<Finding> {
  try {
    const { tables, files } = await inspectBackup({ path, passphrase: env.BACKUP_PASSPHRASE ?? null });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const time = createdAt.toLocaleString('de-DE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    if (!isEncrypted && env.BACKUP_PASSPHRASE !== undefined)
      return hint(
        area,
        `${name} ist noch nicht verschlüsselt.`,
        'eine neue schreiben (npm run backup) und die alten löschen.',
      );
    return ok(area, `Die neueste vom ${time} ist lesbar: ${rows} Zeilen, ${files.count} Dateien.`);
  } catch (error) {
    return problemFrom(area, error);
  }
}

function ageOf({ createdAt }: StoredBackup, { BACKUPS }: Env, now: Date): Finding[] {
  const hours = Math.floor((now.getTime() - createdAt.getTime()) / hourMs);
  if (hours <= maxAgeHours || BACKUPS === false) return [];
  const age = hours < 48 ? `${hours} Stunden` : `${Math.floor(hours / 24)} Tage`;
  return [
    problem(
      area,
      `Die neueste Sicherung ist ${age} alt.`,
      'das Log und System Settings → Sicherung ansehen und „npm run backup“ ausführen.',
    ),
  ];
}

async function placeOf(folder: string, { DATA_DIR }: Env): Promise<Finding[]> {
  const [backups, data] = await Promise.all([stat(folder), stat(DATA_DIR).catch(() => null)]);
  if (backups.dev !== data?.dev) return [];
  return [
    hint(
      area,
      'Sicherungen und Daten liegen auf demselben Datenträger.',
      'die neueste Sicherung regelmäßig auf einen anderen Rechner kopieren.',
    ),
  ];
}

async function roomIn(folder: string, client: pg.Client | null): Promise<Finding[]> {
  if (client === null || (await hasRoomFor(folder, await expectedBackupBytes(folder, client)))) return [];
  return [
    problem(
      area,
      `In ${folder} fehlt der Platz für die nächste Sicherung.`,
      'Platz schaffen oder mit BACKUP_DIR einen anderen Ordner wählen.',
    ),
  ];
}
