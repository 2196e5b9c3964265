import type { TypeChangeObstacle } from '../../account/schema.ts';
import type { UserType } from '../../auth/session-user.ts';
import { listText } from '../words.ts';

const obstacleNames: Record<TypeChangeObstacle, string> = {
  results: 'Testergebnisse',
  releases: 'gezeigte Ergebnisse',
  applications: 'Bewerbungen',
  found: 'Angaben unter „Anonym gefunden werden“',
  profile: 'Angaben im Profil',
  savedJobs: 'gemerkte Stellen',
  jobMails: 'die wöchentliche E-Mail mit neuen Stellen',
  viewLog: 'Einträge unter „Alles, was passiert ist“',
  organisation: 'eine Organisation',
};

export const typeInUse = (obstacles: readonly TypeChangeObstacle[]): string =>
  `Die Kontoart lässt sich nicht ändern, solange etwas von ihr abhängt: ${listText(obstacles.map((one) => obstacleNames[one]))}.`;

export const accountTypeTexts = {
  title: 'Kontoart',
  current: { applicant: 'Dies ist ein Bewerberkonto.', company: 'Dies ist ein Unternehmenskonto.' },
  change: { applicant: 'In ein Unternehmenskonto ändern', company: 'In ein Bewerberkonto ändern' },
  blocked: 'Ändern lässt sich das erst, wenn Folgendes nicht mehr da ist:',
  obstacles: {
    results: { text: 'Ihre Testergebnisse. Löschen können Sie sie unter „Ihr Ergebnis“.', link: 'Zu „Ihr Ergebnis“' },
    releases: {
      text: 'Unternehmen, denen Sie Ihr Ergebnis zeigen. Beenden können Sie das unter „Wer sieht mich“.',
      link: 'Zu „Wer sieht mich“',
    },
    applications: {
      text: 'Ihre Bewerbungen. Beendete werden nach einigen Monaten gelöscht.',
      link: 'Zu den Bewerbungen',
    },
    found: {
      text: '„Anonym gefunden werden“ und die Unternehmen, die Sie ausgeschlossen haben.',
      link: 'Zu „Anonym gefunden werden“',
    },
    profile: { text: 'Ihre Angaben im Profil. Leeren Sie die Felder.', link: 'Zum Profil' },
    savedJobs: { text: 'Ihre gemerkten Stellen.', link: 'Zu den gemerkten Stellen' },
    jobMails: { text: 'Die wöchentliche E-Mail mit neuen Stellen. Bestellen Sie sie ab.', link: 'Zu den Stellen' },
    viewLog: {
      text: 'Die Einträge unter „Alles, was passiert ist“. Sie werden nach einigen Monaten gelöscht.',
      link: 'Zum Protokoll',
    },
    organisation: {
      text: 'Ihre Organisation mit Kursen, Stellen und Einladungen. Verlassen oder löschen Sie sie.',
      link: 'Zu den Einstellungen',
    },
  } satisfies Record<TypeChangeObstacle, { text: string; link: string }>,
  confirmTitle: 'Kontoart ändern',
  confirm: {
    applicant:
      'Danach haben Sie den Bereich für Bewerbungen: Tests, Ergebnisse, passende Stellen und Bewerbungen. Ihr Lernfortschritt bleibt.',
    company:
      'Danach haben Sie den Bereich für Unternehmen: Sie gründen eine Organisation oder nehmen eine Einladung an, schreiben Stellen aus und erstellen Kurse. Ihr Lernfortschritt bleibt.',
  } satisfies Record<UserType, string>,
  submit: 'Kontoart ändern',
  changed: {
    applicant: 'Ihr Konto ist jetzt ein Bewerberkonto.',
    company: 'Ihr Konto ist jetzt ein Unternehmenskonto.',
  },
} as const;
