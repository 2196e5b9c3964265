import pg from 'pg';
import { StartError } from '../runtime/env.ts';

const connectTimeoutMs = 10_000;
const oldestVersion = 15;

/** @throws StartError with the reason if the database of DATABASE_URL cannot be used */
export async function checkExternalDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string }>("select current_setting('server_version_num') as number");
    const version = Math.floor(Number(rows[0]?.number) / 10_000);
    if (version < oldestVersion) throw tooOldError(version);
  } catch (error) {
    throw error instanceof StartError ? error : unusableError(url, error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const refusals: Record<string, string> = {
  '28P01': 'lehnt Benutzer oder Passwort ab',
  '28000': 'lehnt Benutzer oder Passwort ab',
  '3D000': 'kennt die Datenbank nicht',
  '53300': 'hat keine Verbindung mehr frei',
  '57P03': 'startet gerade oder wird beendet',
};

function unusableError(url: string, error: unknown): StartError {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const { host, pathname } = new URL(url);
  const place = `${host || 'localhost'}${pathname}`;
  const problem = refusals[code] ?? `ist nicht erreichbar (${code || message})`;
  return new StartError(
    `PostgreSQL unter ${place} ${problem}.\nAbhilfe: DATABASE_URL prüfen und die Datenbank starten oder anlegen.`,
  );
}

const tooOldError = (version: number) =>
  new StartError(
    `Die Datenbank ist PostgreSQL ${version}; Passgenau braucht Version ${oldestVersion} oder neuer.\n` +
      'Abhilfe: PostgreSQL aktualisieren oder DATABASE_URL weglassen, dann läuft das eingebaute.',
  );
