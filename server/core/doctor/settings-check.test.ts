import { expect, test } from 'vitest';
import { readEnv } from '../runtime/env.ts';
import { checkNode } from './doctor.ts';
import { problemFrom, reportOf, withoutSecrets } from './finding.ts';
import { checkSettings } from './settings-check.ts';

type Names = { fileNames?: string[]; processNames?: string[] };
const check = (source: NodeJS.ProcessEnv, { fileNames = [], processNames = [] }: Names = {}) =>
  checkSettings(readEnv(source), { fileNames, processNames });
const publicly = { APP_URL: 'https://passgenau.example', TRUST_PROXY: '1' };

test('accepts a plain and a public installation', () => {
  for (const source of [{}, publicly]) expect(check(source)).toMatchObject([{ level: 'ok' }]);
});

test.each([
  [{ APP_URL: 'http://passgenau.example' }, 'problem', 'unverschlüsselt'],
  [{ APP_URL: 'https://passgenau.example' }, 'problem', 'TRUST_PROXY ist 0'],
  [{ ...publicly, APP_URL: 'https://passgenau.example/jobs' }, 'problem', 'enthält einen Pfad'],
  [{ TRUST_PROXY: '1' }, 'hint', 'Adresse dieses Rechners'],
  [{ AI_API_KEY: 'geheim' }, 'hint', 'AI_API_KEY hat keine Wirkung'],
  [{ ...publicly, DEMO: '1' }, 'hint', 'DEMO=1 hat keine Wirkung'],
  [{ DEMO: '1', DATABASE_URL: 'postgresql://db/x' }, 'hint', 'DEMO=1 hat keine Wirkung'],
  [{ BACKUPS: '0', BACKUP_PASSPHRASE: 'wolkenlos am Montag' }, 'hint', 'BACKUP_PASSPHRASE hat keine Wirkung'],
  [{ MINIO_REGION: 'eu' }, 'hint', 'MINIO_REGION hat keine Wirkung'],
  [{ ADMIN_EMAIL: 'anna@firma.de' }, 'hint', 'ADMIN_EMAIL hat keine Wirkung'],
  [{ ADMIN_EMAIL: 'anna@firma.de', ADMIN_PASSWORD: 'wolkenlos-am-montag' }, 'hint', 'ADMIN_PASSWORD steht noch'],
  [{ SECRET_KEY: 'ab'.repeat(20) }, 'problem', 'leicht zu erraten'],
  [{ NODE_ENV: 'development' }, 'problem', 'nur für die Entwicklung'],
] as const)('reports %j', (source, level, text) => {
  expect(check(source)).toMatchObject([{ level, text: expect.stringContaining(text), remedy: expect.any(String) }]);
});

test('reports unknown names in the file and likely typos in the process, but not names of the system', () => {
  const found = check(
    {},
    {
      fileNames: ['BACKUP_DIRS', 'FARBE', 'POSTGRES_PASSWORD'],
      processNames: ['HOME', 'LOG_LEVLE', 'SHLVL', 'LANGUAGE'],
    },
  );
  expect(found.map(({ text, remedy }) => `${text} ${remedy}`)).toEqual([
    'Die Einstellung BACKUP_DIRS gibt es nicht; sie hat keine Wirkung. BACKUP_DIR schreiben.',
    'Die Einstellung FARBE gibt es nicht; sie hat keine Wirkung. sie entfernen; .env.example nennt alle.',
    'Die Einstellung LOG_LEVLE gibt es nicht; sie hat keine Wirkung. LOG_LEVEL schreiben.',
  ]);
});

test('reports an old Node', () => {
  expect(checkNode('22.4.0')).toMatchObject({ level: 'problem' });
  expect(checkNode('24.1.0')).toMatchObject({ level: 'ok' });
});

test('the report has the remedy below its finding, and a summary', () => {
  const failed = (() => {
    try {
      return readEnv({ PORT: 'viele' });
    } catch (error) {
      return problemFrom('Einstellungen', error);
    }
  })();
  const report = reportOf([failed as never, { area: 'Uhr', level: 'ok', text: 'Sie stimmt.' }]);
  expect(report).toMatch(/^✗ Einstellungen +Diese Einstellungen stimmen nicht:\n +PORT: eine Zahl|^✗ Einstellungen/);
  expect(report).toContain('Abhilfe: die Variablen berichtigen');
  expect(report).toMatch(/\n\n1 Problem\.$/);
});

test('the report contains no secret, also not from inside a URL', () => {
  const source = {
    DATABASE_URL: 'postgresql://anna:ge%20heim@db:5432/x',
    SMTP_URL: 'smtp://post:100%zz@mail.firma.de',
    SECRET_KEY: '0123456789abcdef0123456789abcdef',
    BACKUP_PASSPHRASE: 'wolkenlos am Montag',
  };
  const text = `password authentication failed for anna, ge heim, ge%20heim; ${Object.values(source).join(' ')}`;
  expect(withoutSecrets(text, source)).toBe('password authentication failed for …, …, …; … … … …');
});
