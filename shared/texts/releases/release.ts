import type { ReleaseScope } from '../../releases/scope.ts';
import { scopeNames } from '../candidates/view.ts';

export const scopeChoiceTexts = {
  label: 'Was soll das Unternehmen sehen?',
  names: {
    anonymous: 'Anonym',
    named: 'Mit Namen',
    profile: 'Mit Namen und Profil',
  } satisfies Record<ReleaseScope, string>,
  texts: {
    anonymous:
      'Unter einem Pseudonym: die gefragten Stärken in drei Gruppen, gemeinsame Werte und eine gerundete Passung, ohne Namen, Kontakt und Profil.',
    named: 'Ihre Testergebnisse, Ihr Name, Ihre E-Mail-Adresse und Ihre Telefonnummer.',
    profile: 'Dazu Ihr Profil: Ort, was Sie über sich schreiben, Erfahrung und Bildung.',
  } satisfies Record<ReleaseScope, string>,
} as const;

export const releaseFormTexts = {
  previewTitle: (company: string) => `Genau das sieht ${company}`,
  pseudonym:
    'Das Pseudonym ist ein Beispiel. Jedes Unternehmen bekommt ein anderes, damit sie sich nicht absprechen können.',
  hidden: 'Skills, die Sie im Profil ausgeblendet haben, sind nicht dabei.',
  previewFailed: 'Die Vorschau lässt sich gerade nicht laden. Es ist nichts freigegeben.',
  match: 'Passung mit dieser Stelle:',
  changed: {
    title: 'Die Vorschau ist neu geladen',
    text: 'Ihre Ergebnisse oder Ihr Profil haben sich geändert. Sehen Sie noch einmal hin; es ist noch nichts freigegeben.',
  },
  replaces: (scope: ReleaseScope, until: string) =>
    `Diese Freigabe ersetzt Ihre bisherige (${scopeNames[scope]}, bis ${until}).`,
  ends: (date: string) => `Sie endet am ${date}, wenn Sie sie nicht verlängern. Vorher bekommen Sie eine E-Mail.`,
  consent: 'Damit stimmen Sie zu:',
  failed: 'Das hat nicht geklappt. Es ist nichts freigegeben.',
  done: { close: 'Schließen' },
} as const;

export const createReleaseTexts = {
  forCompany: 'Für dieses Unternehmen freigeben',
  onlyRelease: 'Ergebnis zeigen, ohne sich zu bewerben',
  title: (company: string) => `Freigabe für ${company}`,
  confirm: (company: string) => `Für ${company} freigeben`,
  done: (company: string, scope: ReleaseScope) => `Freigegeben: ${company} sieht Sie ab jetzt ${scopeNames[scope]}.`,
  doneText: 'Unter „Konto“ können Sie die Freigabe jederzeit ansehen, einschränken und zurückziehen.',
  toList: 'Zu meinen Freigaben',
} as const;

export const ownReleasesTexts = {
  title: 'Freigaben',
  text: 'Wer hier steht, sieht, was Sie freigegeben haben, und nicht mehr. Wer Sie ohne Namen findet, steht unter „Gefunden werden“.',
  list: 'Ihre Freigaben',
  count: (total: number) => (total === 1 ? '1 Freigabe' : `${total} Freigaben`),
  knownAs: (name: string) => `bekannt als ${name}`,
  forJob: (title: string) => `für die Stelle „${title}“`,
  given: (date: string) => `freigegeben am ${date}`,
  ends: (date: string) => `endet am ${date}`,
  outdated:
    'Seitdem haben sich Ihre Ergebnisse oder Ihr Profil geändert. Das Unternehmen sieht weiter den alten Stand.',
  again: 'Neuen Stand freigeben',
  more: 'Weitere Freigaben laden',
  moreFailed: 'Weitere Freigaben lassen sich gerade nicht laden.',
  failed: 'Ihre Freigaben lassen sich gerade nicht laden',
  empty: 'Sie haben noch nichts freigegeben',
  emptyText:
    'Kein Unternehmen liest hier Ihren Namen oder Ihr Profil. Freigeben können Sie an jeder Stelle und auf der Seite eines Unternehmens.',
  toJobs: 'Stellen entdecken',
  menu: (company: string) => `${company}: verlängern oder einschränken`,
  view: 'Ansehen',
  narrow: 'Einschränken',
  renew: 'Verlängern',
  withdraw: 'Zurückziehen',
  messages: 'Nachrichten',
  actionFailed: 'Das hat nicht geklappt. Die Freigabe ist, wie sie war.',
  renewed: (date: string) => `Verlängert bis ${date}`,
  narrowed: 'Eingeschränkt',
  withdrawn: (company: string) => `Zurückgezogen. ${company} sieht nichts mehr von Ihnen.`,
} as const;

export const viewReleaseTexts = {
  title: (company: string) => `Das sieht ${company}`,
  text: 'Die Freigabe ist davon nicht betroffen. Versuchen Sie es noch einmal.',
  failed: 'Diese Freigabe lässt sich gerade nicht laden',
  since: (date: string) => `Stand vom ${date}`,
} as const;

export const narrowReleaseTexts = {
  title: (company: string) => `Freigabe für ${company} einschränken`,
  text: 'Das Unternehmen sieht sofort nur noch das Gewählte. Was es vorher gesehen hat, kann es sich gemerkt haben.',
  label: 'Was soll es noch sehen?',
  confirm: 'Einschränken',
} as const;

export const withdrawReleaseTexts = {
  title: (company: string) => `Freigabe für ${company} zurückziehen?`,
  text: 'Das Unternehmen sieht ab sofort nichts mehr von Ihnen. Nachrichten und Notizen zu Ihnen werden gelöscht, Ihre Bewerbungen dort verschwinden aus seiner Liste. Sechs Monate lang findet es Sie auch nicht anonym.',
  confirm: 'Zurückziehen',
} as const;

export const ownMessagesTexts = {
  text: 'Beide Seiten sehen, was hier steht. Mit der Freigabe endet auch das Gespräch.',
  loading: 'Nachrichten',
  failed: 'Die Nachrichten lassen sich gerade nicht laden',
  gone: 'Dieses Gespräch gibt es nicht mehr',
  goneText: 'Die Freigabe ist zurückgezogen oder abgelaufen. Mit ihr sind auch die Nachrichten gelöscht.',
  back: 'Zu meinen Freigaben',
} as const;
