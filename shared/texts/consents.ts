/** Word for word. A new wording is appended; former ones stay, because people agreed to them. */
export const consentWordings = {
  weeklyJobMail: [
    'Ich möchte einmal in der Woche eine E-Mail mit neuen Stellen bekommen, die zu meinen Testergebnissen passen. Ich kann sie jederzeit abbestellen, hier oder mit dem Link in jeder Mail.',
  ],
  release: [
    'Das genannte Unternehmen darf ab jetzt sehen, was hier gezeigt wird: meine Testergebnisse und, wenn ich es so gewählt habe, Namen, Kontakt und Profil. Ich kann die Freigabe jederzeit einschränken oder zurückziehen; ohne Verlängerung endet sie nach sechs Monaten.',
    'Das genannte Unternehmen darf sehen, was hier gezeigt wird, bis ich es beende, ohne Verlängerung höchstens sechs Monate.',
  ],
  beingFound: [
    'Unternehmen mit einer veröffentlichten Stelle, zu der meine Passung mindestens den gewählten Wert erreicht, dürfen meine Testergebnisse ohne meinen Namen sehen und mich anfragen. Ausgeschlossene Unternehmen sehen nichts. Ich kann es jederzeit ausschalten; ohne Verlängerung endet es nach sechs Monaten.',
  ],
  sharingWithTeam: [
    'Meine Testergebnisse dürfen in die Statistik meiner Organisation eingehen. Sie zeigt nur Zusammenfassungen von mindestens fünf Personen. Ich kann das jederzeit beenden.',
  ],
  terms: ['Sie stimmen den Nutzungsbedingungen zu.'],
  privacy: ['Was mit Ihren Daten geschieht, steht in der Datenschutzerklärung.'],
} as const satisfies Record<string, readonly string[]>;
export type ConsentKind = keyof typeof consentWordings;

export const isConsentKind = (kind: string): kind is ConsentKind => Object.hasOwn(consentWordings, kind);

export const consentVersion = (kind: ConsentKind): number => consentWordings[kind].length;

/** The current wording, or an earlier version; empty for a version of a newer program. */
export function consentWording(kind: ConsentKind, version = consentVersion(kind)): string {
  const wordings: readonly string[] = consentWordings[kind];
  return wordings[version - 1] ?? '';
}

/** The wording that a person agreed to; empty for an unknown kind or version. */
export const agreedWording = (kind: string, version: number): string =>
  Object.hasOwn(consentWordings, kind) ? consentWording(kind as ConsentKind, version) : '';
