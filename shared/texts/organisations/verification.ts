import type { ClaimByLink, Verification, VerificationMethod } from '../../organisations/verification.ts';

export const verificationProblems = {
  domain: 'Das ist keine gültige Domain. Geben Sie sie so an: firma.de',
  freeMail: 'Bei diesem Anbieter kann jede Person eine Adresse haben. Nehmen Sie die Domain Ihres Unternehmens.',
} as const;

export const unverifiedTexts = {
  label: 'noch nicht geprüft',
  title: 'Dieses Unternehmen ist noch nicht geprüft',
  text: 'Wir haben noch nicht bestätigt, dass diese Angaben wirklich von dem genannten Unternehmen stammen. Sehen Sie sich das Impressum an, und geben Sie keine Bankverbindung und keine Ausweisdaten weiter.',
} as const;

const methods: Record<VerificationMethod, string> = {
  mail: 'per E-Mail an die Domain',
  dns: 'über einen DNS-Eintrag',
  staff: 'durch den Betreiber',
};

export const verificationTexts = {
  title: 'Prüfung',
  text: 'Solange Ihre Organisation nicht geprüft ist, steht bei Ihren Stellen „noch nicht geprüft“, und die Stellen fehlen in Stellen-Feeds und Suchmaschinen.',
  stateOf: ({ domain, method }: Pick<Verification, 'domain' | 'method'>, date: string | null): string => {
    if (date === null) return 'Ihre Organisation ist noch nicht geprüft.';
    const way = method === null ? '' : ` ${methods[method]}`;
    return `Ihre Organisation ist geprüft: seit ${date}${way}${domain === null ? '' : ` (${domain})`}.`;
  },
  imprintFirst: 'Geben Sie zuerst das Impressum an. Danach können Sie die Domain Ihres Unternehmens bestätigen.',
  withdrawn: (reason: string) =>
    `Der Betreiber hat die Prüfung zurückgenommen: ${reason} Eine neue Prüfung kann nur er selbst vornehmen.`,
  held: {
    waiting: {
      title: 'Der Name wartet auf Prüfung',
      text: () =>
        'Er ähnelt dem einer anderen Organisation. Der Betreiber entscheidet, und Sie bekommen eine E-Mail. Bis dahin ist nichts von Ihrer Organisation öffentlich; Ihr Team arbeitet weiter wie immer.',
    },
    refused: {
      title: 'Der Name wurde nicht zugelassen',
      text: (reason: string) =>
        `${reason} Wählen Sie oben einen anderen Namen; bis dahin lässt sich nichts veröffentlichen.`,
    },
  },
  domain: 'Domain Ihres Unternehmens',
  domainHint: 'Zum Beispiel firma.de. Anbieter wie gmx.de oder gmail.com zählen nicht.',
  way: 'Bestätigen über',
  byDns: 'einen DNS-Eintrag (TXT)',
  sendMail: 'Link senden',
  makeRecord: 'DNS-Eintrag anzeigen',
  claimTitle: (domain: string) => `${domain} wird bestätigt`,
  mailSent: (email: string, until: string) =>
    `Wir haben einen Link an ${email} gesendet. Er gilt bis ${until}. Die Bestätigung braucht dort einen Klick.`,
  recordHint:
    'Legen Sie bei Ihrem Domain-Anbieter einen TXT-Eintrag mit diesem Inhalt an und lassen Sie ihn dann prüfen:',
  check: 'Eintrag jetzt prüfen',
  taken:
    'Diese Domain hat schon eine andere Organisation bestätigt. Der Betreiber kann zulassen, dass Ihre sie ebenfalls bestätigt.',
} as const;

export const companyDomainTexts = {
  title: 'Domain bestätigen',
  question: ({ domain, organisation }: ClaimByLink) => `Gehört ${domain} zu „${organisation}“?`,
  text: ({ domain, legalName }: ClaimByLink) =>
    `Laut Impressum steht dahinter: ${legalName}. Bestätigen Sie nur, wenn Sie diese Organisation kennen und sie im Namen von ${domain} Stellen veröffentlichen darf.`,
  confirm: 'Ja, Domain bestätigen',
  done: 'Domain bestätigt',
  doneText: ({ domain, organisation }: ClaimByLink) => `${domain} gehört jetzt zur Organisation „${organisation}“.`,
  invalid: 'Der Link gilt nicht mehr',
  invalidText: 'Er ist abgelaufen, wurde durch einen neueren ersetzt, oder in der Adresse steckt ein Tippfehler.',
  home: 'Zur Startseite',
} as const;
