import { relative, resolve } from 'node:path';
import { z } from 'zod';
import { email } from '#shared/auth/schema.ts';
import { defaultSettings } from '#shared/settings/schema.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const sizeInMegabytes = z.coerce.number().int().min(1).max(20_000);
const count = z.coerce.number().int().min(1).max(1_000_000);
const portNumber = z.coerce.number().int().min(0).max(65535);

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: portNumber.default(3000),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  APP_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  MINIO_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  MINIO_ACCESS_KEY: z.string().min(3).optional(),
  MINIO_SECRET_KEY: z.string().min(8).optional(),
  MINIO_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .default('course-assets'),
  MINIO_REGION: z.string().optional(),
  MAX_DOCUMENT_MB: sizeInMegabytes.default(defaultSettings.limits.documentMb),
  MAX_MEDIA_MB: sizeInMegabytes.default(defaultSettings.limits.mediaMb),
  ORGANISATION_STORAGE_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000_000)
    .default(defaultSettings.limits.organisationStorageMb),
  GUEST_TESTS_PER_HOUR: count.default(defaultSettings.limits.guestTestsPerHour),
  MAILS_PER_PERSON: count.default(defaultSettings.limits.mailsPerPerson),
  MAILS_PER_RECIPIENT: count.default(defaultSettings.limits.mailsPerRecipient),
  SOCKETS_PER_PERSON: count.default(defaultSettings.limits.socketsPerPerson),
  SOCKETS_PER_ADDRESS: count.default(defaultSettings.limits.socketsPerAddress),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  AI_API_KEY: z.string().min(1).max(2_000).optional(),
  AI_MODEL: z.string().min(1).max(200).optional(),
  SECRET_KEY: z.string().min(32).max(500).optional(),
  BACKUPS: flag.optional(),
  BACKUP_DIR: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  BACKUP_PASSPHRASE: z.string().min(12).max(500).optional(),
  BACKUP_PROOF: flag.default(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default(defaultSettings.mail.from),
  DEMO: flag.optional(),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z.string().min(10).max(256).optional(),
  JOBS: flag.default(true),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
});

export type Env = Omit<z.infer<typeof schema>, 'APP_URL'> & {
  APP_URL: string;
  extraOrigins: readonly string[];
  definedNames: readonly string[];
};

export const settingNames: readonly string[] = Object.keys(schema.shape);

/** @throws StartError with every invalid variable and its expected value */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const definedValues = Object.fromEntries(
    settingNames.flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  const parsed = schema.safeParse(definedValues, { error: expectation });
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(
      `Diese Einstellungen stimmen nicht:\n${lines.join('\n')}\nAbhilfe: die Variablen berichtigen; .env.example erklärt jede.`,
    );
  }
  const env = parsed.data;
  if (env.APP_URL === undefined && !isLoopback(env.HOST)) {
    throw new StartError(
      `HOST=${env.HOST} macht Passgenau von außen erreichbar, aber APP_URL fehlt.\n` +
        'Abhilfe: APP_URL auf die Adresse setzen, unter der Menschen die Seite aufrufen, zum Beispiel https://passgenau.example.',
    );
  }
  const minio = [env.MINIO_ENDPOINT, env.MINIO_ACCESS_KEY, env.MINIO_SECRET_KEY].filter((value) => value !== undefined);
  if (minio.length === 1 || minio.length === 2) {
    throw new StartError(
      'MINIO_ENDPOINT, MINIO_ACCESS_KEY und MINIO_SECRET_KEY gehören zusammen, aber nicht alle drei sind gesetzt.\n' +
        'Abhilfe: die fehlenden setzen, oder keine, dann liegen Dateien im Datenordner.',
    );
  }
  requireOwnBackupFolder(env);
  if ((env.AI_BASE_URL === undefined) !== (env.AI_MODEL === undefined)) {
    throw new StartError(
      'AI_BASE_URL und AI_MODEL gehören zusammen, aber nur eines ist gesetzt.\n' +
        'Abhilfe: das fehlende setzen, oder keines, dann erzeugt der eingebaute Generator die Kurse.',
    );
  }
  const ownOrigins = ['127.0.0.1', '[::1]'].map((host) => `http://${host}:${env.PORT}`);
  return {
    ...env,
    APP_URL: env.APP_URL ?? `http://localhost:${env.PORT}`,
    extraOrigins: env.APP_URL === undefined ? ownOrigins : [],
    definedNames: Object.keys(definedValues),
  };
}

/** The product lists, deletes or replaces the content of these folders. */
const managedFolders = /^(?:files|postgres[^/\\]*|backup-proof)(?:[/\\]|$)/;

function requireOwnBackupFolder({
  DATA_DIR,
  BACKUP_DIR,
}: Pick<z.infer<typeof schema>, 'DATA_DIR' | 'BACKUP_DIR'>): void {
  if (BACKUP_DIR === undefined || !managedFolders.test(relative(DATA_DIR, BACKUP_DIR))) return;
  throw new StartError(
    `BACKUP_DIR liegt in einem Ordner, den Passgenau selbst verwaltet (${BACKUP_DIR}).\n` +
      'Abhilfe: einen eigenen Ordner nehmen, am besten auf einem anderen Datenträger.',
  );
}

export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host);

export const isPublic = ({ APP_URL, TRUST_PROXY }: Pick<Env, 'APP_URL' | 'TRUST_PROXY'>): boolean =>
  TRUST_PROXY > 0 || !isLoopback(new URL(APP_URL).hostname.replace(/^\[|\]$/g, ''));

const expectations: Record<string, string> = {
  PORT: 'eine Zahl von 0 bis 65535',
  APP_URL: 'eine Adresse mit http:// oder https://',
  DATABASE_URL: 'eine Adresse der Form postgresql://benutzer:passwort@host:5432/datenbank',
  DATABASE_POOL_SIZE: 'eine Zahl von 2 bis 100',
  MINIO_ENDPOINT: 'eine Adresse mit http:// oder https://',
  MINIO_ACCESS_KEY: 'mindestens 3 Zeichen',
  MINIO_SECRET_KEY: 'mindestens 8 Zeichen',
  MINIO_BUCKET: '3 bis 63 Kleinbuchstaben, Ziffern, Punkte und Bindestriche',
  MAX_DOCUMENT_MB: 'eine ganze Zahl von 1 bis 20000',
  MAX_MEDIA_MB: 'eine ganze Zahl von 1 bis 20000',
  ORGANISATION_STORAGE_MB: 'eine ganze Zahl von 1 bis 100000000',
  GUEST_TESTS_PER_HOUR: 'eine ganze Zahl von 1 bis 1000000',
  MAILS_PER_PERSON: 'eine ganze Zahl von 1 bis 1000000',
  MAILS_PER_RECIPIENT: 'eine ganze Zahl von 1 bis 1000000',
  SOCKETS_PER_PERSON: 'eine ganze Zahl von 1 bis 1000000',
  SOCKETS_PER_ADDRESS: 'eine ganze Zahl von 1 bis 1000000',
  AI_BASE_URL: 'eine Adresse mit http:// oder https://, zum Beispiel https://api.mistral.ai/v1',
  AI_API_KEY: 'höchstens 2000 Zeichen',
  AI_MODEL: 'höchstens 200 Zeichen',
  SECRET_KEY: 'mindestens 32 Zeichen, zufällig und geheim',
  BACKUPS: '0 oder 1',
  BACKUP_DIR: 'ein Ordner',
  BACKUP_PASSPHRASE: 'mindestens 12 Zeichen, an einem anderen Ort aufbewahrt',
  BACKUP_PROOF: '0 oder 1',
  SMTP_URL: 'eine Adresse der Form smtp://benutzer:passwort@host:587',
  DEMO: '0 oder 1',
  ADMIN_EMAIL: 'eine E-Mail-Adresse',
  ADMIN_PASSWORD: 'mindestens 10 Zeichen',
  JOBS: '0 oder 1',
  METRICS_TOKEN: 'mindestens 16 Zeichen',
  TRUST_PROXY: 'die Zahl der Proxys davor, 0 bis 10',
  LOG_LEVEL: 'fatal, error, warn, info, debug oder silent',
};

const expectation = (issue: { path?: PropertyKey[] | undefined }): string =>
  `erwartet wird ${expectations[String(issue.path?.[0])] ?? 'ein anderer Wert'}.`;

export class StartError extends Error {
  override readonly name = 'StartError';
}

export function loadEnvFile(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
