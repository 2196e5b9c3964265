import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mailContent, mailKindNames } from './kinds.ts';

const folder = new URL('../texts/', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));

test('every function that writes a mail names its kind, and every kind has a mail', () => {
  const mails = sources.flatMap((source) => source.split(/^export /m)).filter((part) => /\): MailText\b/.test(part));
  expect(mails.length).toBeGreaterThan(35);
  const kindsOf = (mail: string) =>
    [...mail.matchAll(/'(\w+)'/g)]
      .map(([, word]) => word ?? '')
      .filter((word) => mailKindNames.some((kind) => kind === word));
  expect(mails.filter((mail) => !/^ +kind: /m.test(mail))).toEqual([]);
  expect(new Set([...mails.flatMap(kindsOf), 'testMail'])).toEqual(new Set(mailKindNames));
});

test('staff cannot read mails about results, releases, applications, requests and conversations', () => {
  const mayBeRead = mailKindNames.filter((kind) => mailContent(kind) !== 'private');
  const about = /appl|answer|message|release(?!d)|request|found|weekly|company/i;
  expect(mayBeRead.filter((kind) => about.test(kind) && kind !== 'decisionAnswered')).toEqual([]);
  expect(mailContent('a kind from before')).toBe('private');
});
