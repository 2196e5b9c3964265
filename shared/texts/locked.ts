/** What members of a locked organisation read in place of the company area, beside `moderation.ts`. */
export const lockedTexts = {
  title: 'Ihre Organisation ist gesperrt',
  text: (name: string) =>
    `Die Administration hat „${name}“ gesperrt. Kurse, Stellen und die öffentliche Seite sieht seitdem niemand, und der Unternehmensbereich bleibt zu, bis die Sperre aufgehoben ist. Gelöscht ist nichts.`,
  since: 'Gesperrt seit',
  ground: 'Grundlage',
  reason: 'Begründung',
  answerTitle: 'Ihre Antwort an die Administration',
  answerFailed: 'Ihre Antwort ließ sich nicht senden.',
  waysTitle: 'Was Sie sonst tun können',
  leave: 'Organisation verlassen',
  account: 'Zum Konto',
} as const;
