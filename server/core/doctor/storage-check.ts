/** Writes, reads and removes one small file. */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { type Env, StartError } from '../runtime/env.ts';
import { folderMarkerKey, readFolderMarker } from '../storage/folder-marker.ts';
import { hasBucket, openMinioStorage } from '../storage/minio.ts';
import { filesFolder, minioSettings, openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { type Finding, hint, ok, problem, problemFrom } from './finding.ts';

const area = 'Dateien';
const timeoutMs = 20_000;

export async function checkStorage(env: Env, client: pg.Client | null): Promise<Finding[]> {
  const minio = minioSettings(env);
  try {
    if (minio !== null) {
      if (!(await withTimeout(hasBucket(minio))))
        return [
          hint(
            area,
            `Den Speicherbereich ${minio.bucket} gibt es noch nicht.`,
            'der erste Start legt ihn an; sonst MINIO_BUCKET prüfen.',
          ),
        ];
      return [await withTimeout(probe(await openMinioStorage(minio), `S3-Speicher, Bereich ${minio.bucket}`))];
    }
    const folder = filesFolder(env);
    if (!existsSync(folder))
      return [
        hint(area, `Den Ordner ${folder} gibt es noch nicht.`, 'der erste Start legt ihn an; sonst DATA_DIR prüfen.'),
      ];
    return [await probe(await openStorage(env), `Ordner ${folder}`), ...(await checkMarker(folder, client))];
  } catch (error) {
    return [problemFrom(area, error)];
  }
}

async function probe(storage: Storage, place: string): Promise<Finding> {
  const key = `probe-${randomUUID()}`;
  const content = randomBytes(4096);
  try {
    await storage.put(key, Readable.from([content]), { type: 'application/octet-stream' });
    const opened = await storage.open(key);
    const isSame = opened !== null && content.equals(await buffer(opened.stream));
    await storage.remove(key);
    const left = await storage.open(key);
    left?.stream.destroy();
    if (isSame && left === null) return ok(area, `${place}: Schreiben, Lesen und Löschen gelingen.`);
    return problem(
      area,
      `${place}: Eine Probe kam nicht unverändert zurück.`,
      'den Datenträger oder den Speicherdienst prüfen.',
    );
  } catch (error) {
    await storage.remove(key).catch(() => undefined);
    const { code = 'Fehler' } = error as NodeJS.ErrnoException;
    return problem(
      area,
      `${place}: Eine Probe ließ sich nicht schreiben, lesen und löschen (${code}).`,
      'Rechte und freien Platz prüfen, bei S3 auch die Rechte des Schlüssels (schreiben, lesen, löschen).',
    );
  }
}

async function checkMarker(folder: string, client: pg.Client | null): Promise<Finding[]> {
  if (client === null) return [];
  const { rows } = await client
    .query<{ value: string }>('select value from installation_settings where key = $1', [folderMarkerKey])
    .catch(() => ({ rows: [] }));
  const expected = rows[0]?.value;
  if (expected === undefined || expected === (await readFolderMarker(folder))) return [];
  return [
    problem(
      area,
      `Der Ordner ${folder} gehört nicht zu dieser Datenbank.`,
      'DATA_DIR auf den Ordner setzen, der zu dieser Datenbank gehört.',
    ),
  ];
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new StartError('Der Dateispeicher antwortet nicht.\nAbhilfe: MINIO_ENDPOINT und das Netz prüfen.')),
      timeoutMs,
    );
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
