/** Asks the public address how requests and sockets of browsers arrive at the product. */
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { Env } from '../runtime/env.ts';
import { type Finding, hint, ok, problem } from './finding.ts';

const area = 'Adresse';
const timeoutMs = 10_000;

/** Only the holder of the secret key may ask; the purpose of the derived token. */
export const arrivalTokenPurpose = 'doctor';
export const arrivalPath = '/healthz/arrival';
export const arrivalTokenHeader = 'x-doctor-token';

const arrivalSchema = z.object({
  version: z.string(),
  address: z.string(),
  forwardedFor: z.array(z.string()),
  forwardedProto: z.string().nullable(),
});
export type Arrival = z.output<typeof arrivalSchema>;

/** TEST-NET-1 of RFC 5737. A visitor could claim it as well. */
const claimedAddress = '192.0.2.77';

type AddressReport = { findings: Finding[]; httpDate: Date | null };

/** `token`: null before the first start. */
export async function checkPublicAddress(env: Env, token: string | null): Promise<AddressReport> {
  const isRunning = (await ask(`http://${localHost(env)}:${env.PORT}/healthz`, {})) instanceof Response;
  const answer = await ask(`${env.APP_URL}${arrivalPath}`, {
    [arrivalTokenHeader]: token ?? '',
    'x-forwarded-for': claimedAddress,
  });
  if (!(answer instanceof Response)) return { findings: [unreachable(env, answer, isRunning)], httpDate: null };
  const header = answer.headers.get('date');
  const httpDate = header === null ? null : new Date(header);
  const arrival = answer.ok ? arrivalSchema.safeParse(await answer.json().catch(() => null)).data : undefined;
  if (arrival === undefined) return { findings: [foreign(env, answer.status)], httpDate: null };
  const findings = [...checkArrival(env, arrival), ...(await checkSocket(env))];
  return { findings: findings.length > 0 ? findings : [reachable(env, arrival)], httpDate };
}

const localHost = ({ HOST }: Env): string =>
  HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST;

const reachable = ({ APP_URL, TRUST_PROXY }: Env, { version }: Arrival): Finding =>
  ok(
    area,
    `${APP_URL} antwortet (Version ${version}), WebSocket und ${TRUST_PROXY === 0 ? 'Adressen kommen' : 'Proxy-Kopfzeilen kommen'} richtig an.`,
  );

async function ask(url: string, headers: Record<string, string>): Promise<Response | string> {
  try {
    return await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { code?: string } };
    return cause?.code ?? name ?? 'Error';
  }
}

function unreachable({ APP_URL }: Env, code: string, isRunning: boolean): Finding {
  if (!isRunning)
    return hint(
      area,
      'Passgenau läuft gerade nicht: Proxy, WebSocket und öffentliche Adresse sind nicht geprüft.',
      'starten und noch einmal prüfen.',
    );
  if (/CERT|SELF_SIGNED|UNABLE_TO|ALTNAME/.test(code))
    return problem(area, `${APP_URL} hat kein gültiges Zertifikat (${code}).`, 'das Zertifikat im Proxy erneuern.');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return problem(
      area,
      `Den Namen in ${APP_URL} kennt das DNS nicht.`,
      'den Eintrag beim Anbieter der Domain anlegen oder APP_URL berichtigen.',
    );
  if (code === 'TimeoutError' || code === 'UND_ERR_CONNECT_TIMEOUT')
    return hint(
      area,
      `${APP_URL} ist von diesem Rechner aus nicht erreichbar.`,
      'von außen aufrufen; manche Netze verbieten nur den Umweg über die eigene Adresse.',
    );
  return problem(area, `${APP_URL} nimmt keine Verbindung an (${code}).`, 'Proxy, Firewall und APP_URL prüfen.');
}

const foreign = ({ APP_URL }: Env, status: number): Finding =>
  problem(
    area,
    `Unter ${APP_URL} antwortet nicht diese Installation (Status ${status}).`,
    'APP_URL und das Ziel des Proxys prüfen, und die Prüfung mit denselben Einstellungen ausführen wie das Produkt.',
  );

/** Each own proxy appends one address to the list, or replaces the list that the visitor sent. */
function checkArrival(env: Env, { address, forwardedFor, forwardedProto }: Arrival): Finding[] {
  const proxies = forwardedFor.filter((entry) => entry !== claimedAddress).length;
  const wanted = `TRUST_PROXY=${proxies} setzen.`;
  if (env.TRUST_PROXY > proxies && proxies === 0)
    return [
      problem(
        area,
        `TRUST_PROXY ist ${env.TRUST_PROXY}, aber vor Passgenau ergänzt kein Proxy X-Forwarded-For: Besuchende können ihre Adresse fälschen.`,
        'im Proxy X-Forwarded-For setzen, oder ohne Proxy TRUST_PROXY=0.',
      ),
    ];
  if (address === claimedAddress || env.TRUST_PROXY > proxies)
    return [problem(area, `TRUST_PROXY ist ${env.TRUST_PROXY}: Besuchende können ihre Adresse fälschen.`, wanted)];
  if (env.TRUST_PROXY < proxies)
    return [
      problem(
        area,
        `Vor Passgenau stehen ${proxies} Proxys, TRUST_PROXY ist ${env.TRUST_PROXY}: Alle Besuchenden teilen sich die Grenzen einer Adresse.`,
        wanted,
      ),
    ];
  const isHttps = env.APP_URL.startsWith('https:');
  if (isHttps && forwardedProto !== null && forwardedProto !== 'https')
    return [
      problem(
        area,
        `Der Proxy meldet ${forwardedProto}, APP_URL ist https.`,
        'im Proxy X-Forwarded-Proto auf https setzen.',
      ),
    ];
  if (isHttps && forwardedProto === null)
    return [hint(area, 'Der Proxy setzt X-Forwarded-Proto nicht.', 'im Proxy X-Forwarded-Proto auf https setzen.')];
  return [];
}

async function checkSocket({ APP_URL }: Env): Promise<Finding[]> {
  const socket = new WebSocket(`${APP_URL.replace(/^http/, 'ws')}/trpc`, {
    origin: new URL(APP_URL).origin,
    handshakeTimeout: timeoutMs,
  });
  socket.on('error', () => undefined);
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.terminate();
  if (isOpen) return [];
  return [
    problem(
      area,
      'WebSocket-Verbindungen kommen nicht an: Seiten zeigen Änderungen erst nach dem Neuladen.',
      'im Proxy die Kopfzeilen Upgrade und Connection weitergeben (nginx: proxy_http_version 1.1).',
    ),
  ];
}
