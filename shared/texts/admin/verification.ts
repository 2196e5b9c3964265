import type { DomainClaim, NameReview, VerificationMethod } from '../../organisations/verification.ts';

const methods: Record<VerificationMethod, string> = {
  mail: 'E-Mail an die Domain',
  dns: 'DNS-Eintrag',
  staff: 'Betreiber',
};

export const adminVerificationTexts = {
  title: 'Impressum und Prüfung',
  state: 'Prüfung',
  unverified: 'noch nicht geprüft',
  isVerified: 'geprüft',
  verified: (date: string, method: VerificationMethod | null, domain: string | null): string =>
    `geprüft am ${date}${method === null ? '' : ` (${methods[method]}${domain === null ? '' : `, ${domain}`})`}`,
  imprint: 'Impressum',
  noImprint: 'noch nicht angegeben',
  claim: 'Wird bestätigt',
  claimOf: ({ domain, email, isTaken }: DomainClaim): string =>
    `${domain} (${email ?? methods.dns})${isTaken ? ', hat schon eine andere Organisation' : ''}`,
  name: 'Name',
  heldName: ({ state, reason }: NameReview): string =>
    state === 'waiting' ? 'wartet auf Prüfung' : `nicht zugelassen: ${reason}`,
  withdrawn: 'Zurückgenommen',
  similar: 'Organisationen mit ähnlichem Namen',
  actions: {
    verify: 'Als geprüft markieren',
    withdraw: 'Prüfung zurücknehmen',
    allowName: 'Name zulassen',
    refuseName: 'Name ablehnen',
    allowDomain: 'Domain zulassen',
  },
  dialogs: {
    verify: {
      title: (name: string) => `„${name}“ als geprüft markieren`,
      text: 'Der Hinweis „noch nicht geprüft“ verschwindet, und die Stellen stehen auch in den Stellen-Feeds. Vergleichen Sie vorher das Impressum mit Register oder Website.',
    },
    withdraw: {
      title: (name: string) => `Prüfung von „${name}“ zurücknehmen`,
      text: 'Stellen und Seite tragen wieder den Hinweis „noch nicht geprüft“. Danach kann nur der Betreiber wieder prüfen.',
    },
    allowName: {
      title: (name: string) => `Den Namen „${name}“ zulassen`,
      text: 'Die Organisation kann danach veröffentlichen; was vorher online war, ist es wieder.',
    },
    refuseName: {
      title: (name: string) => `Den Namen „${name}“ ablehnen`,
      text: 'Nichts von der Organisation ist öffentlich, bis sie einen anderen Namen hat.',
    },
    allowDomain: {
      title: (name: string) => `Zweite Organisation für die Domain: „${name}“`,
      text: 'Die Organisation kann die Domain bestätigen, obwohl auch eine andere sie hat.',
    },
  },
} as const;
