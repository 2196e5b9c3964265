import { expect, test } from 'vitest';
import { confirmEmailMail, invitationMail } from './auth/mails.ts';
import { nameInMail, textInMail } from './name-in-mail.ts';

test.each([
  ['Anna', 'Anna'],
  ['Dr. Anna-Lena d’Angelo Ørsted', 'Dr. Anna-Lena d’Angelo Ørsted'],
  ['Müller & Söhne GmbH', 'Müller & Söhne GmbH'],
  ['J.R.R. Tolkien', 'J. R. R. Tolkien'],
  ['St.Pauli Werft', 'St. Pauli Werft'],
  ['https://boese.example/x', 'https: boese. example/x'],
  ['www.boese.example', 'www. boese. example'],
  ['Gewinn unter boese.example', 'Gewinn unter boese. example'],
  ['mailto:a@boese.example', 'mailto: a(at)boese. example'],
  ['a＠boese．example', 'a(at)boese. example'],
  ['boese。example', 'boese. example'],
  ['boese.\u200bexample', 'boese. example'],
  ['//boese', 'boese'],
  ['Anna\r\nBcc: alle@example.org', 'Anna Bcc: alle(at)example. org'],
  ['\u202egnp.exe', 'gnp. exe'],
])('writes the name %j in a mail as %j', (name, expected) => {
  expect(nameInMail(name)).toBe(expected);
});

test('keeps the paragraphs of a text and turns nothing into a link', () => {
  const written = 'Lektion 2 ist abgeschrieben.\r\n\r\n Von: https://buch.example\n\n';
  const expected = ['Der Grund: Lektion 2 ist abgeschrieben.', 'Von: https: buch. example'];
  expect(textInMail(written, 'Der Grund: ')).toEqual(expected);
});

test('mails contain a typed name in the subject or text only in its safe form', () => {
  const name = 'x.boese.example\r\nBcc: y@boese.example';
  const urls = {
    confirm: 'https://passgenau.example/verify-email/t',
    reset: 'https://passgenau.example/reset-password',
  };
  const mails = [
    confirmEmailMail(name, urls),
    invitationMail({ organisation: name, inviter: name, role: 'Betrachter', url: urls.confirm }),
  ];
  for (const { subject, greeting, paragraphs } of mails) {
    const words = [subject, greeting, ...paragraphs].join('|');
    expect(words).not.toMatch(/boese\.example|[\r\n@]/);
  }
});
