/** Word for word. A new wording is appended; former ones stay, because people agreed to them. */
const consentWordings = {
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
} as const satisfies Record<string, readonly string[]>;
type ConsentKind = keyof typeof consentWordings;

export const consentVersion = (kind: ConsentKind): number => consentWordings[kind].length;

export const consentWording = (kind: ConsentKind): string => consentWordings[kind].at(-1) ?? '';

/** The wording that a person agreed to; empty for an unknown kind or version. */
export function agreedWording(kind: string, version: number): string {
  const wordings: Readonly<Record<string, readonly string[]>> = consentWordings;
  return (Object.hasOwn(wordings, kind) ? wordings[kind]?.[version - 1] : undefined) ?? '';
}
