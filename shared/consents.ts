/**
 * What people agree to, word for word. Another wording is another version at the end of its list; former ones stay, because there are
 * people who agreed to them.
 */
export const consentWordings = {
  weeklyJobMail: [
    'Ich möchte einmal in der Woche eine E-Mail mit neuen Stellen bekommen, die zu meinen Testergebnissen passen. Ich kann sie jederzeit abbestellen, hier oder mit dem Link in jeder Mail.',
  ],
} as const satisfies Record<string, readonly string[]>;
export type ConsentKind = keyof typeof consentWordings;

/** The version that is agreed to now, from 1. */
export const consentVersion = (kind: ConsentKind): number => consentWordings[kind].length;

export const consentWording = (kind: ConsentKind): string => consentWordings[kind].at(-1) ?? '';
