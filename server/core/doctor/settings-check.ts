/** Settings that the start accepts, but that have no effect or weaken the installation. */
import { type Env, isLoopback, isPublic, settingNames } from '../runtime/env.ts';
import { type Finding, hint, ok, problem } from './finding.ts';

const area = 'Einstellungen';

/** `fileNames`: names in the file .env; `processNames`: names in the environment of the process. */
type Names = { fileNames: readonly string[]; processNames: readonly string[] };

export function checkSettings(env: Env, names: Names): Finding[] {
  const findings = [...checkNames(names), ...checkAddress(env), ...checkWithoutEffect(env), ...checkProtection(env)];
  const count = env.definedNames.length;
  return findings.length > 0 ? findings : [ok(area, `${count} gesetzt, alle gültig.`)];
}

/** Docker Compose reads the same file. */
const composeNames = /^(?:POSTGRES_PASSWORD|PUBLISH|COMPOSE_\w+|NODE_\w+|TZ)$/;
/** Short names such as HOME resemble HOST by chance. */
const minTypoLength = 7;

function checkNames({ fileNames, processNames }: Names): Finding[] {
  const isKnown = (name: string) => settingNames.includes(name);
  const inFile = fileNames.filter((name) => !isKnown(name) && !composeNames.test(name));
  const inProcess = processNames.filter(
    (name) => !isKnown(name) && !inFile.includes(name) && name.length >= minTypoLength && similarName(name) !== null,
  );
  return [...inFile, ...inProcess].map((name) => {
    const similar = similarName(name);
    const remedy = similar === null ? 'sie entfernen; .env.example nennt alle.' : `${similar} schreiben.`;
    return hint(area, `Die Einstellung ${name} gibt es nicht; sie hat keine Wirkung.`, remedy);
  });
}

const maxTypos = 2;

const similarName = (name: string): string | null =>
  settingNames.find((known) => known !== name && distanceBetween(known, name) <= maxTypos) ?? null;

/** Levenshtein distance. */
function distanceBetween(a: string, b: string): number {
  let row = [...b, ''].map((_, index) => index);
  for (const [i, left] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, right] of [...b].entries()) {
      const [above = 0, diagonal = 0, before = 0] = [row[j + 1], row[j], next[j]];
      next.push(Math.min(above + 1, before + 1, diagonal + (left === right ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function checkAddress(env: Env): Finding[] {
  const { protocol, hostname, pathname, search } = new URL(env.APP_URL);
  const findings: Finding[] = [];
  const isLocal = isLoopback(hostname.replace(/^\[|\]$/g, ''));
  if (pathname !== '/' || search !== '')
    findings.push(
      problem(
        area,
        'APP_URL enthält einen Pfad; Passgenau läuft nur an der Wurzel einer Adresse.',
        'nur Adresse und Port angeben.',
      ),
    );
  if (protocol === 'http:' && !isLocal)
    findings.push(
      problem(
        area,
        'APP_URL beginnt mit http://: Kennwörter und Sitzungen gehen unverschlüsselt durchs Netz.',
        'einen Proxy mit TLS davorsetzen und APP_URL auf seine https-Adresse setzen.',
      ),
    );
  if (protocol === 'https:' && env.TRUST_PROXY === 0)
    findings.push(
      problem(
        area,
        'APP_URL ist eine https-Adresse, aber TRUST_PROXY ist 0: Alle Besuchenden teilen sich die Grenzen einer Adresse.',
        'TRUST_PROXY auf die Zahl der eigenen Proxys setzen, meist 1.',
      ),
    );
  if (isLocal && env.TRUST_PROXY > 0)
    findings.push(
      hint(
        area,
        'TRUST_PROXY ist gesetzt, aber APP_URL ist eine Adresse dieses Rechners.',
        'APP_URL auf die öffentliche Adresse setzen.',
      ),
    );
  return findings;
}

function checkWithoutEffect(env: Env): Finding[] {
  const withoutEffect = (name: string, reason: string): Finding =>
    hint(area, `${name} hat keine Wirkung: ${reason}`, `${name} entfernen oder das Fehlende ergänzen.`);
  const rules: ReadonlyArray<readonly [boolean, string, string]> = [
    [env.AI_API_KEY !== undefined && env.AI_BASE_URL === undefined, 'AI_API_KEY', 'AI_BASE_URL und AI_MODEL fehlen.'],
    [env.DEMO === true && isPublic(env), 'DEMO=1', 'andere können diese Installation erreichen.'],
    [env.DEMO === true && env.DATABASE_URL !== undefined, 'DEMO=1', 'DATABASE_URL ist gesetzt.'],
    [
      env.BACKUPS === false && env.BACKUP_PASSPHRASE !== undefined,
      'BACKUP_PASSPHRASE',
      'BACKUPS=0 schaltet Sicherungen ab.',
    ],
    [env.MINIO_REGION !== undefined && env.MINIO_ENDPOINT === undefined, 'MINIO_REGION', 'MINIO_ENDPOINT fehlt.'],
    [
      (env.ADMIN_EMAIL === undefined) !== (env.ADMIN_PASSWORD === undefined),
      env.ADMIN_EMAIL === undefined ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL',
      'ADMIN_EMAIL und ADMIN_PASSWORD gehören zusammen.',
    ],
  ];
  return rules.filter(([applies]) => applies).map(([, name, reason]) => withoutEffect(name, reason));
}

const minDistinctCharacters = 10;

function checkProtection(env: Env): Finding[] {
  const findings: Finding[] = [];
  if (env.NODE_ENV !== 'production')
    findings.push(problem(area, `NODE_ENV=${env.NODE_ENV} ist nur für die Entwicklung.`, 'NODE_ENV entfernen.'));
  if (env.ADMIN_EMAIL !== undefined && env.ADMIN_PASSWORD !== undefined)
    findings.push(
      hint(
        area,
        'ADMIN_PASSWORD steht noch in den Einstellungen.',
        'nach dem ersten Start ADMIN_EMAIL und ADMIN_PASSWORD entfernen.',
      ),
    );
  if (env.SECRET_KEY !== undefined && new Set(env.SECRET_KEY).size < minDistinctCharacters)
    findings.push(
      problem(
        area,
        'SECRET_KEY ist leicht zu erraten.',
        'vor dem ersten Start einen zufälligen setzen, zum Beispiel aus „openssl rand -hex 32“.',
      ),
    );
  return findings;
}
