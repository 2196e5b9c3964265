/** Links, second factors and certificates depend on the time. */
import type pg from 'pg';
import { type Finding, ok, problem } from './finding.ts';

const area = 'Uhr';
const maxSkewMs = 5_000;

/** `httpDate`: the Date header of the public address, accurate to the second. */
export async function checkClock(client: pg.Client | null, httpDate: Date | null): Promise<Finding[]> {
  const compared: string[] = [];
  const findings: Finding[] = [];
  const compare = (place: string, skewMs: number) => {
    compared.push(place);
    if (Math.abs(skewMs) <= maxSkewMs) return;
    const seconds = Math.round(Math.abs(skewMs) / 1000);
    const side = skewMs > 0 ? 'vor' : 'nach';
    findings.push(
      problem(
        area,
        `Die Uhr dieses Rechners geht ${seconds} Sekunden ${side} gegenüber ${place}.`,
        'auf beiden Rechnern die Zeit über das Netz stellen (timedatectl set-ntp true).',
      ),
    );
  };
  if (client !== null) compare('der Datenbank', await databaseSkew(client));
  if (httpDate !== null) compare('der öffentlichen Adresse', Date.now() - httpDate.getTime());
  if (findings.length > 0) return findings;
  return compared.length === 0 ? [] : [ok(area, `Sie stimmt mit ${compared.join(' und ')} überein.`)];
}

async function databaseSkew(client: pg.Client): Promise<number> {
  const before = Date.now();
  const { rows } = await client.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  return (before + Date.now()) / 2 - (rows[0]?.ms ?? before);
}
