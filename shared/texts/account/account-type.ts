import type { TypeChangeObstacle } from '../../account/schema.ts';
import type { UserType } from '../../auth/session-user.ts';

const obstacleNames: Record<TypeChangeObstacle, string> = {
  results: 'Testergebnisse',
  releases: 'Freigaben',
  applications: 'Bewerbungen',
  found: 'Angaben unter „Gefunden werden“',
  profile: 'Angaben im Profil',
  savedJobs: 'gemerkte Stellen',
  jobMails: 'die wöchentliche E-Mail mit neuen Stellen',
  viewLog: 'Einträge unter „Wer hat mich gesehen“',
  organisation: 'eine Organisation',
};

const listed = new Intl.ListFormat('de', { type: 'conjunction' });

export const typeInUse = (obstacles: readonly TypeChangeObstacle[]): string =>
  `Die Kontoart lässt sich nicht ändern, solange etwas von ihr abhängt: ${listed.format(obstacles.map((one) => obstacleNames[one]))}.`;

export const accountTypeTexts = {
  title: 'Kontoart',
  text: 'Sie lässt sich ändern, solange nichts von ihr abhängt.',
  current: { applicant: 'Dies ist ein Bewerberkonto.', company: 'Dies ist ein Unternehmenskonto.' },
  change: { applicant: 'In ein Unternehmenskonto ändern', company: 'In ein Bewerberkonto ändern' },
  blocked: 'Ändern lässt sich das erst, wenn Folgendes nicht mehr da ist:',
  obstacles: {
    results: { text: 'Ihre Testergebnisse. Löschen können Sie sie auf dem Dashboard.', link: 'Zum Dashboard' },
    releases: { text: 'Ihre Freigaben. Beenden können Sie sie im Konto.', link: 'Zu den Freigaben' },
    applications: {
      text: 'Ihre Bewerbungen. Beendete werden nach einigen Monaten gelöscht.',
      link: 'Zu den Bewerbungen',
    },
    found: {
      text: '„Gefunden werden“ und die Unternehmen, die Sie ausgeschlossen haben.',
      link: 'Zu „Gefunden werden“',
    },
    profile: { text: 'Ihre Angaben im Profil. Leeren Sie die Felder.', link: 'Zum Profil' },
    savedJobs: { text: 'Ihre gemerkten Stellen.', link: 'Zu den gemerkten Stellen' },
    jobMails: { text: 'Die wöchentliche E-Mail mit neuen Stellen. Bestellen Sie sie ab.', link: 'Zu den Stellen' },
    viewLog: {
      text: 'Die Einträge unter „Wer hat mich gesehen“. Sie werden nach einigen Monaten gelöscht.',
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
