/** Signs in to the mail server without sending a mail. */

import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type pg from 'pg';
import { defaultSettings, isSender } from '#shared/settings/schema.ts';
import { type Env, isLoopback, isPublic } from '../runtime/env.ts';
import { type Finding, hint, ok, problem } from './finding.ts';

const area = 'E-Mail';
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

export async function checkMail(env: Env, client: pg.Client | null): Promise<Finding[]> {
  if (env.SMTP_URL === undefined)
    return [
      hint(
        area,
        'SMTP_URL fehlt: Mails bleiben im Postausgang, und Adressen werden nicht bestätigt.',
        'SMTP_URL und MAIL_FROM setzen, wenn die Installation öffentlich ist.',
      ),
    ];
  return [await checkServer(env.SMTP_URL), ...checkSender(env, await findSender(env, client))];
}

async function checkServer(url: string): Promise<Finding> {
  const { host = '', auth, ...options } = parseConnectionUrl(url);
  const connection = new SMTPConnection({ host, ...options, ...timeouts });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    const { user, pass } = (auth ?? {}) as { user?: string; pass?: string };
    if (user !== undefined)
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject);
        connection.login({ credentials: { user, pass: pass ?? '' } }, (error) => (error ? reject(error) : resolve()));
      });
    return connection.secure || isLoopback(host)
      ? ok(area, answerOf(host, user, connection.secure))
      : plainFinding(host);
  } catch (error) {
    return unusable(host, error);
  } finally {
    connection.removeAllListeners('error').on('error', () => undefined);
    connection.quit();
    connection.close();
  }
}

const answerOf = (host: string, user: string | undefined, isSecure: boolean): string =>
  `${host} antwortet${isSecure ? ' verschlüsselt' : ''}${user === undefined ? '' : ', die Anmeldung gelingt'}.`;

const plainFinding = (host: string): Finding =>
  problem(
    area,
    `${host} antwortet, aber unverschlüsselt: Mails mit Links gehen lesbar durchs Netz.`,
    'smtps:// oder einen Server mit STARTTLS benutzen.',
  );

const reasons: Readonly<Record<string, string>> = {
  EAUTH: 'lehnt Benutzer oder Passwort ab',
  ENOAUTH: 'lehnt Benutzer oder Passwort ab',
  ETIMEDOUT: 'antwortet nicht rechtzeitig',
  ETLS: 'lässt keine verschlüsselte Verbindung zu',
  EDNS: 'ist im Netz nicht zu finden',
};

function unusable(host: string, error: unknown): Finding {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const isTls = code === 'ESOCKET' && /ssl|tls|certificate/i.test(message);
  const reason = isTls ? 'hat kein gültiges Zertifikat' : (reasons[code] ?? `ist nicht erreichbar (${code})`);
  return problem(area, `Der Mailserver ${host} ${reason}.`, 'Adresse, Port, Benutzer und Passwort in SMTP_URL prüfen.');
}

/** The environment takes precedence over the stored settings. */
async function findSender(env: Env, client: pg.Client | null): Promise<string> {
  if (env.definedNames.includes('MAIL_FROM') || client === null) return env.MAIL_FROM;
  const { rows } = await client
    .query<{ sender: string | null }>(
      "select value->'values'->>'from' as sender from installation_settings where key = 'mail'",
    )
    .catch(() => ({ rows: [] }));
  return rows[0]?.sender ?? env.MAIL_FROM;
}

function checkSender(env: Env, sender: string): Finding[] {
  const remedy = 'MAIL_FROM auf eine Adresse der eigenen Domain setzen, zum Beispiel Passgenau <post@firma.de>.';
  if (!isSender(sender)) return [problem(area, 'Der Absender ist keine gültige Adresse.', remedy)];
  const isDefault = sender === defaultSettings.mail.from || /@localhost>?$/.test(sender);
  if (isDefault && isPublic(env))
    return [problem(area, `Der Absender ist ${sender}; solche Mails werden abgewiesen.`, remedy)];
  return [];
}
