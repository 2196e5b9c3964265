import { productName } from '#shared/product.ts';
import { type Env, isPublic } from './core/runtime/env.ts';
import { productVersion } from './core/runtime/version.ts';
import type { DemoAccount } from './demo/demo.ts';

type Facts = {
  env: Env;
  port: number;
  demo: readonly DemoAccount[];
  databaseFolder: string | null;
  sendsMail: boolean;
};

export function startMessage({ env, port, demo, databaseFolder, sendsMail }: Facts): string {
  const address = env.APP_URL.replace(':0', `:${port}`);
  const lines = [
    `${productName} ${productVersion} läuft.`,
    '',
    `  Adresse      ${address}`,
    `  Daten        ${env.DATA_DIR}`,
    `  Datenbank    ${databaseFolder ?? 'DATABASE_URL'}`,
    `  E-Mails      ${sendsMail ? 'gehen über SMTP_URL hinaus' : 'bleiben im Postausgang (Verwaltung → System Settings)'}`,
  ];
  if (demo.length > 0)
    lines.push('', '  Demo-Konten (nur auf diesem Rechner, abschalten mit DEMO=0):', ...demo.map(demoLine));
  if (env.DEMO === true && isPublic(env))
    lines.push('', '  Keine Demo-Konten: Andere können diese Installation erreichen (APP_URL oder TRUST_PROXY).');
  lines.push('', '  Beenden mit Strg+C');
  const rule = '─'.repeat(72);
  return `\n${rule}\n${lines.join('\n')}\n${rule}\n`;
}

const demoLine = ({ label, email, password }: DemoAccount): string =>
  `    ${label.padEnd(17)} ${email.padEnd(31)} ${password}`;
