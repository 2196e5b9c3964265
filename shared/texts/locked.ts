/** What members of a locked organisation read, and what staff reads of the lock. */
import type { Ground } from '../moderation/decision.ts';

/** On what ground something is locked or taken down (DSA Art. 17). */
export const groundNames = {
  illegal: 'Verstoß gegen ein Gesetz',
  terms: 'Verstoß gegen die Nutzungsbedingungen',
} satisfies Record<Ground, string>;

export const lockedTexts = {
  title: 'Ihre Organisation ist gesperrt',
  text: (name: string) =>
    `„${name}“ wurde von der Plattform gesperrt. Kurse, Stellen und die öffentliche Seite sieht niemand, und der Unternehmensbereich ist bis auf Weiteres zu.`,
  nothingLost: 'Es ist nichts gelöscht. Nach dem Entsperren ist alles wieder so, wie es war.',
  since: 'Gesperrt seit',
  ground: 'Grundlage',
  reason: 'Begründung',
  reading: 'Die Begründung lesen Eigentümer, Administratoren und Bearbeiter nach dem Neuladen dieser Seite.',
  failed: 'Die Begründung ließ sich nicht laden.',
  tryAgain: 'Erneut versuchen',
  ways: 'Was Sie sonst tun können',
  leave: 'Organisation verlassen',
  account: 'Zum Konto',
  signOut: 'Abmelden',
} as const;
