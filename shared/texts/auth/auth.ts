import type { Destination } from '../../auth/return-path.ts';

const nextStepTexts: Record<Destination, string> = {
  results: 'Danach geht es zu Ihren Ergebnissen.',
  application: 'Noch ein Schritt. Danach wählen Sie, was das Unternehmen sieht.',
  course: 'Danach geht es zum Kurs.',
  tests: 'Danach geht es zum Test.',
  invitation: 'Danach geht es zu Ihrer Einladung.',
  account: 'Danach geht es zu Ihrem Konto.',
  company: 'Danach geht es in den Bereich für Unternehmen.',
  admin: 'Danach geht es in die Administration.',
  page: 'Danach geht es zu der Seite, von der Sie kommen.',
};

export const authTexts = {
  welcomeBack: 'Willkommen zurück',
  newAccount: { applicant: 'Kostenloses Konto', company: 'Unternehmen registrieren' },
  keepResult: 'Ihr Ergebnis behalten',
  forApplication: (job: string | null) =>
    job === null ? 'Konto für Ihre Bewerbung' : `Konto für Ihre Bewerbung: ${job}`,
  back: 'Zurück zur Startseite',
  signInTab: 'Anmelden',
  signUpTab: 'Registrieren',
  firstName: 'Vorname',
  lastName: 'Nachname',
  userType: 'Ich bin',
  userTypes: { applicant: 'Bewerber', company: 'Unternehmen' },
  userTypeHints: {
    applicant: 'Ich suche Arbeit',
    company: 'Wir suchen Leute',
  },
  companyName: 'Firmenname (optional)',
  email: 'E-Mail',
  password: 'Passwort',
  showEntry: 'Eingabe anzeigen',
  newPassword: 'Neues Passwort',
  passwordHint: 'Mindestens 10 Zeichen, am besten ein kurzer Satz.',
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  forgot: 'Passwort vergessen?',
  signedIn: 'Erfolgreich angemeldet',
  signedUp: 'Registrierung erfolgreich',
  confirmMail: 'Bitte überprüfen Sie Ihre E-Mail zur Bestätigung.',
  signedUpActive: 'Ihr Konto ist aktiv.',
  wayOn: nextStepTexts,
  registration: {
    invited:
      'Ein Konto gibt es hier nur auf Einladung. Öffnen Sie den Link in Ihrer Einladung, oder bitten Sie die Organisation, zu der Sie gehören, um eine.',
    domains: (domains: readonly string[]) =>
      `Nur Adressen mit ${new Intl.ListFormat('de', { type: 'disjunction' }).format(domains.map((domain) => `@${domain}`))}.`,
  },
  registered: {
    sentTo: (email: string) => `Der Link ist unterwegs an ${email}. Sie können ihn auf jedem Gerät öffnen.`,
    toSignIn: 'Zur Anmeldung',
  },
  legal: {
    before: 'Mit der Registrierung gilt: Sie stimmen den ',
    terms: 'Nutzungsbedingungen',
    between: ' zu. Was mit Ihren Daten geschieht, steht in der ',
    privacy: 'Datenschutzerklärung',
    after: '.',
    newTab: '(öffnet einen neuen Tab)',
  },
  aside: {
    applicant: {
      title: 'Zwei Tests, ein Ergebnis, und Sie entscheiden, wer es sieht.',
      points: [
        'Kein Anschreiben, kein Lebenslauf',
        'Ehrliche Ergebnisse, auch ohne Konto',
        'Kurse mit Fortschritt und Zertifikat',
      ],
    },
    company: {
      title: 'Menschen finden, deren Stärken zur Stelle passen.',
      points: ['Zu jeder Passung die Gründe', 'Alle Bewerbungen nach ihrem Stand', 'Eigene Kurse für Ihr Team'],
    },
  },
  secondFactor: {
    title: 'Code eingeben',
    text: 'Öffnen Sie Ihre Authenticator-App und geben Sie den sechsstelligen Code ein. Ein Wiederherstellungscode geht auch.',
    label: 'Code',
    submit: 'Code prüfen',
    back: 'Zurück zur Anmeldung',
  },
  forgotPage: {
    title: 'Passwort zurücksetzen',
    text: 'Geben Sie Ihre E-Mail-Adresse ein. Gibt es dazu ein Konto, schicken wir einen Link, mit dem Sie ein neues Passwort wählen.',
    submit: 'Link anfordern',
    sentTitle: 'Sehen Sie in Ihr Postfach',
    sentText: (email: string) => `Gibt es zu ${email} ein Konto, ist der Link unterwegs. Er gilt eine Stunde.`,
    noMail: 'Diese Seite verschickt keine E-Mails. So kommen Sie trotzdem wieder in Ihr Konto:',
    ways: {
      passkey: {
        title: 'Ohne Passwort anmelden',
        text: 'Das geht mit Gesichtserkennung, Fingerabdruck oder PIN, wenn Sie es in Ihrem Konto eingerichtet haben.',
      },
      ask: {
        title: 'Um einen Link bitten',
        text: 'Das Team, das diese Seite betreibt, gibt Ihnen einen Link für ein neues Passwort. Nennen Sie ihm die E-Mail-Adresse Ihres Kontos, nie Ihr Passwort.',
      },
    },
    backToSignIn: 'Zurück zur Anmeldung',
    forOperator:
      'Diese Installation verschickt keine E-Mails. Fordern Sie hier den Link für jemanden an; er liegt dann im Postausgang, und Sie geben ihn weiter.',
    keptTitle: 'Link im Postausgang',
    keptText: (email: string) =>
      `Gibt es zu ${email} ein Konto, liegt der Link jetzt im Postausgang. Er gilt eine Stunde.`,
    toOutbox: 'Zum Postausgang',
    again: 'Andere Adresse eingeben',
  },
  resetPage: {
    title: 'Neues Passwort wählen',
    text: 'Danach sind Sie auf allen Geräten abgemeldet und melden sich mit dem neuen Passwort an.',
    submit: 'Passwort speichern',
    done: 'Passwort geändert',
    doneText: 'Melden Sie sich jetzt mit dem neuen Passwort an.',
    used: 'Link schon benutzt',
    usedText: 'Mit diesem Link wurde schon ein neues Passwort gewählt. Er gilt nur einmal.',
    invalidText: 'Er ist abgelaufen, oder es gibt einen neueren. Fordern Sie einfach einen neuen an.',
    again: 'Neuen Link anfordern',
    toSignIn: 'Zur Anmeldung',
  },
  linkPage: {
    opening: 'Link wird geprüft',
    failed: 'Der Link gilt nicht mehr',
    retry: 'Noch einmal versuchen',
  },
  verifyPage: {
    title: 'E-Mail-Adresse bestätigen',
    text: (email: string) => `Gehört ${email} Ihnen? Dann bestätigen Sie die Adresse hier.`,
    action: 'E-Mail-Adresse bestätigen',
    already: 'E-Mail bereits bestätigt',
    alreadyText: 'Mit diesem Link ist die Adresse schon bestätigt. Sie müssen nichts mehr tun.',
    done: 'E-Mail bestätigt',
    doneText: (email: string) => `${email} ist bestätigt. Sie können sich jetzt anmelden.`,
    doneSignedIn: (email: string) => `${email} ist bestätigt.`,
    failedText:
      'Er ist abgelaufen oder wurde schon benutzt. Melden Sie sich an; ist die Adresse noch nicht bestätigt, schicken wir einen neuen Link.',
    toSignIn: 'Zur Anmeldung',
    toAccount: 'Zum Konto',
    goOn: 'Weiter',
  },
} as const;
