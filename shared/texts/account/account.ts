import { productName } from '../../product.ts';

export const deviceTexts = {
  unknown: 'Unbekanntes Gerät',
  browserOn: (browser: string, system: string) => `${browser} auf ${system}`,
} as const;

export const accountTexts = {
  title: 'Konto',
  close: 'Schließen',
  password: 'Passwort',
  change: 'Ändern',
  groups: { person: 'Zur Person', signIn: 'Anmeldung', data: 'Daten und Konto' },
  name: {
    title: 'Name',
    change: 'Name ändern',
    save: 'Name speichern',
    saved: 'Name gespeichert',
  },
  email: {
    title: 'E-Mail',
    newEmail: 'Neue E-Mail',
    save: 'E-Mail ändern',
    requested: 'Änderung vorgemerkt',
    same: 'Diese Adresse gehört schon zu Ihrem Konto.',
    pendingTitle: 'Wartet auf Bestätigung',
    sentTo:
      'Öffnen Sie den Link in der E-Mail an die neue Adresse. Er gilt einen Tag. Bis dahin bleibt alles, wie es ist.',
    keptForOperator: 'Der Bestätigungslink liegt beim Betreiber im Postausgang. Er gilt einen Tag.',
    noMailTitle: 'Diese Installation verschickt keine E-Mails',
    noMail:
      'Der Bestätigungslink für eine neue Adresse bleibt im Postausgang. Lassen Sie ihn sich vom Betreiber geben.',
    noMailForOperator: 'Der Bestätigungslink für eine neue Adresse bleibt im Postausgang.',
    toOutbox: 'Zum Postausgang',
  },
  passwordChange: {
    title: 'Passwort',
    text: 'Nach der Änderung werden alle anderen Geräte abgemeldet. Dieses bleibt angemeldet.',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    hint: (minLength: number) => `Mindestens ${minLength} Zeichen. Ein ganzer Satz lässt sich gut merken.`,
    save: 'Passwort ändern',
    saved: 'Passwort geändert',
    savedText: 'Alle anderen Geräte sind abgemeldet.',
  },
  sessions: {
    title: 'Angemeldete Geräte',
    text: 'Melden Sie ab, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.',
    list: 'Angemeldete Geräte',
    current: 'Dieses Gerät',
    lastSeen: 'Zuletzt aktiv',
    signedIn: 'angemeldet am',
    samePlace: 'Am selben Internetanschluss wie dieses Gerät',
    otherPlace: (address: string) => `An einem anderen Internetanschluss (${address})`,
    end: 'Abmelden',
    endNamed: (device: string) => `Abmelden: ${device}`,
    ended: 'Gerät abgemeldet',
    more: (count: number) => (count === 1 ? '1 weiteres Gerät' : `${count} weitere Geräte`),
    endOthers: 'Alle anderen abmelden',
    onlyThis: 'Sie sind nur hier angemeldet.',
    confirmTitle: 'Alle anderen Geräte abmelden',
    confirm: (count: number) =>
      count === 1
        ? 'Das andere Gerät wird sofort abgemeldet. Dieses bleibt angemeldet.'
        : `${count} andere Geräte werden sofort abgemeldet. Dieses bleibt angemeldet.`,
    othersEnded: 'Alle anderen Geräte abgemeldet',
  },
} as const;

export const twoFactorTexts = {
  title: 'Zwei-Faktor-Anmeldung',
  text: 'Auf Wunsch fragen wir zusätzlich nach einem Code aus einer App auf Ihrem Telefon.',
  off: 'Ausgeschaltet',
  on: 'Eingeschaltet',
  codesLeft: (count: number) => {
    if (count === 0) return 'Kein Wiederherstellungscode ist mehr übrig. Erzeugen Sie neue.';
    return count === 1
      ? 'Noch 1 Wiederherstellungscode ist übrig. Erzeugen Sie bald neue.'
      : `Noch ${count} Wiederherstellungscodes sind übrig.`;
  },
  turnOn: 'Zwei-Faktor-Anmeldung einschalten',
  turnedOn: 'Zwei-Faktor-Anmeldung eingeschaltet',
  renew: 'Neue Codes erzeugen',
  turnOff: 'Ausschalten',
  turnedOff: 'Zwei-Faktor-Anmeldung ausgeschaltet',
  proof: 'Code',
  proofHint: 'Aus Ihrer Authenticator-App oder einer Ihrer Wiederherstellungscodes.',
  setup: {
    next: 'Weiter',
    passwordText: 'Zuerst bestätigen Sie mit Ihrem Passwort, dass Sie es sind.',
    scan: 'Öffnen Sie Ihre Authenticator-App und lesen Sie dieses Bild ein.',
    qrCode: 'QR-Code für die Authenticator-App',
    manual: 'Geht das nicht, tippen Sie diesen Schlüssel in die App:',
    code: 'Code aus der App',
    codeHint: 'Sechs Ziffern. Sie wechseln alle 30 Sekunden.',
    confirm: 'Einschalten',
  },
  renewal: {
    title: 'Neue Wiederherstellungscodes',
    text: 'Sie bekommen zehn neue Codes. Die bisherigen gelten dann nicht mehr. Bestätigen Sie es mit Passwort und Code.',
  },
  shutdown: {
    title: 'Zwei-Faktor-Anmeldung ausschalten',
    text: 'Danach genügt zur Anmeldung wieder Ihr Passwort. Ihre Wiederherstellungscodes verfallen. Bestätigen Sie es mit Passwort und Code.',
  },
  codes: {
    title: 'Ihre Wiederherstellungscodes',
    text: 'Mit einem dieser Codes melden Sie sich an, wenn Ihr Telefon fehlt. Jeder gilt einmal. Wir zeigen sie nur jetzt.',
    list: 'Wiederherstellungscodes',
    copy: 'Kopieren',
    copied: 'Codes kopiert',
    notCopied: 'Der Browser lässt das Kopieren nicht zu. Laden Sie die Codes als Datei.',
    download: 'Als Datei laden',
    fileName: 'passgenau-wiederherstellungscodes.txt',
    saved: 'Ich habe sie gesichert',
  },
} as const;

export const recoveryCodesFile = (email: string, codes: readonly string[], date: string): string =>
  [
    `${productName}: Wiederherstellungscodes`,
    `Konto: ${email}`,
    `Erzeugt am ${date}. Jeder Code gilt einmal.`,
    '',
    ...codes,
    '',
  ].join('\n');
