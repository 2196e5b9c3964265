import { expect, test } from 'vitest';
import { applyTexts, withdrawApplicationTexts as texts } from './applying.ts';

test.each([
  [[], 'auch nicht diese Bewerbung und die Nachrichten.'],
  [['Köchin'], 'auch nicht diese Bewerbung, die Bewerbung auf „Köchin“ und die Nachrichten.'],
  [
    ['Köchin', 'Gärtner'],
    'auch nicht diese Bewerbung, die Bewerbung auf „Köchin“, die Bewerbung auf „Gärtner“ und die Nachrichten.',
  ],
])('names what a company no longer sees, with the other jobs %j', (others, words) => {
  expect(texts.endsText(others)).toBe(`Das Unternehmen sieht nichts mehr von Ihnen, ${words}`);
});

test.each([
  [null, ', hier unter „Bewerbungen“ und per E-Mail.'],
  [{ phone: ' ' }, ' per E-Mail oder hier unter „Bewerbungen“.'],
  [{ phone: '0551 1' }, ' per E-Mail, Telefon oder hier unter „Bewerbungen“.'],
])('a company that sees %j of the contact answers "%s"', (contact, ways) => {
  const sent = { company: 'Lindenhof', replyBy: '2026-12-15', contact, sendsMail: true };
  expect(applyTexts.sent.answer(sent)).toBe(`Lindenhof antwortet bis 15. Dezember 2026${ways}`);
});
