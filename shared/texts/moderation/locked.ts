/** What members of a locked organisation read in place of the company area, beside `moderation.ts`. */
import type { Ground } from '../../moderation/decision.ts';

/** On what ground something is locked or taken down (DSA Art. 17), in a word or two. */
export const groundNames = {
  illegal: 'rechtswidriger Inhalt',
  terms: 'Verstoß gegen die Nutzungsbedingungen',
} satisfies Record<Ground, string>;

export const lockedTexts = {
  title: 'Ihre Organisation ist gesperrt',
  text: (name: string) =>
    `Der Betreiber hat „${name}“ gesperrt. Kurse, Stellen und die öffentliche Seite sieht seitdem niemand, und der Unternehmensbereich bleibt zu, bis die Sperre aufgehoben ist. Gelöscht ist nichts.`,
  waysTitle: 'Was Sie sonst tun können',
  leave: 'Organisation verlassen',
  account: 'Zum Konto',
} as const;
