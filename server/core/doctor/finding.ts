/** One result of `npm run doctor`, in words for the operator. */
import { StartError } from '../runtime/env.ts';

type Level = 'ok' | 'hint' | 'problem';
export type Finding = { area: string; level: Level; text: string; remedy?: string };

export const ok = (area: string, text: string): Finding => ({ area, level: 'ok', text });
export const hint = (area: string, text: string, remedy: string): Finding => ({ area, level: 'hint', text, remedy });
export const problem = (area: string, text: string, remedy: string): Finding => ({
  area,
  level: 'problem',
  text,
  remedy,
});

const remedyMark = '\nAbhilfe: ';

/** A StartError already says what to do. */
export function problemFrom(area: string, error: unknown): Finding {
  if (!(error instanceof StartError)) {
    const { code, name = 'Error' } = error as { code?: unknown; name?: string };
    const reason = typeof code === 'string' ? code : name;
    return problem(area, `Die Prüfung ist gescheitert (${reason}).`, 'mit LOG_LEVEL=debug starten und das Log lesen.');
  }
  const [text = '', ...remedies] = error.message.split(remedyMark);
  return problem(area, text, remedies.join(remedyMark) || 'die genannte Ursache beheben.');
}

const marks: Readonly<Record<Level, string>> = { ok: '✓', hint: '!', problem: '✗' };
const areaWidth = 14;
const indent = ' '.repeat(areaWidth + 3);

export function reportOf(findings: readonly Finding[]): string {
  const lines = findings.map(({ area, level, text, remedy }) => {
    const all = remedy === undefined ? text : `${text}\nAbhilfe: ${remedy}`;
    return `${marks[level]} ${area.padEnd(areaWidth)} ${all.replaceAll('\n', `\n${indent}`)}`;
  });
  return `${lines.join('\n')}\n\n${summaryOf(findings)}`;
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (level: Level): number => findings.filter((finding) => finding.level === level).length;
  const [problems, hints] = [count('problem'), count('hint')];
  const hintWords = hints === 0 ? '' : `, ${hints} ${hints === 1 ? 'Hinweis' : 'Hinweise'}`;
  if (problems === 0) return `Keine Probleme${hintWords}.`;
  return `${problems} ${problems === 1 ? 'Problem' : 'Probleme'}${hintWords}.`;
}

const secretNames = [
  ...['MINIO_ACCESS_KEY', 'MINIO_SECRET_KEY', 'AI_API_KEY', 'SECRET_KEY', 'BACKUP_PASSPHRASE'],
  ...['ADMIN_PASSWORD', 'METRICS_TOKEN', 'DATABASE_URL', 'SMTP_URL', 'POSTGRES_PASSWORD'],
] as const;
const minSecretLength = 3;

/** Replaces every configured secret, also the credentials inside URLs. */
export function withoutSecrets(text: string, source: NodeJS.ProcessEnv): string {
  const secrets = secretNames.flatMap((name) => secretsIn(source[name] ?? ''));
  return secrets
    .filter((secret) => secret.length >= minSecretLength)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

function secretsIn(value: string): string[] {
  if (!URL.canParse(value) || !/^(?:postgres|smtp)/.test(value)) return [value];
  const { username, password } = new URL(value);
  const parts = [value, password, username].filter((part) => part !== '' && part !== 'passgenau');
  return [...parts, ...parts.map(decoded)];
}

/** A password with a bare % is a mistake that the checks name. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
