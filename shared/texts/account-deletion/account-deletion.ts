import { graceDays } from '../../account-deletion/schema.ts';
import { locale, timeZone } from '../../product.ts';

const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
export const dateText = (at: Date): string => format.format(at);

export const deletionWord = 'KONTO LÖSCHEN';
export const isDeletionWord = (typed: string): boolean =>
  typed.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase() === deletionWord;

export const accountDeletionTexts = {
  title: 'Konto löschen',
  text: 'Löscht das Konto und alles, was nur Sie betrifft.',
  effects: [
    'Ihr Konto wird sofort geschlossen, alle Geräte werden abgemeldet.',
    'Unternehmen sehen sofort nichts mehr von Ihnen. Offene Bewerbungen sind zurückgezogen.',
    `Nach ${graceDays} Tagen löschen wir alles endgültig. Bis dahin können Sie das Konto behalten.`,
  ],
  organisationEffect: 'Was Sie für eine Organisation geschrieben haben, bleibt dort, ohne Ihren Namen.',
  action: 'Konto löschen',
  short: 'Löschen',
  typeWord: `Zur Bestätigung ${deletionWord} eingeben`,
  wrongWord: `Geben Sie ${deletionWord} ein.`,
  soleOwner: (organisation: string) =>
    `Nur Sie sind Eigentümer von „${organisation}“. Übertragen Sie die Organisation zuerst an ein Mitglied oder löschen Sie sie.`,
  toOrganisation: 'Zur Organisation',
  soleOwnerOfLocked: (organisation: string) =>
    `Nur Sie sind Eigentümer von „${organisation}“, und die Organisation ist gesperrt. Schreiben Sie dem Betreiber: Er löscht die Organisation, danach können Sie Ihr Konto löschen.`,
  toContact: 'Zum Kontakt',
  lastAdmin:
    'Sie sind der einzige Plattform-Admin. Geben Sie zuerst einer anderen Person diese Rolle, dann können Sie Ihr Konto löschen.',
  closed: {
    title: 'Ihr Konto ist geschlossen',
    text: (eraseAt: Date) => `Am ${dateText(eraseAt)} löschen wir alles endgültig.`,
    mailed: 'Wir haben Ihnen eine E-Mail geschickt. Mit dem Link darin können Sie das Konto bis dahin behalten.',
    shown:
      'Diese Installation verschickt keine E-Mails. Bewahren Sie diesen Link auf. Mit ihm können Sie das Konto bis dahin behalten. Er steht nur jetzt hier.',
    link: 'Link zum Behalten des Kontos',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    notCopied: 'Der Link ließ sich nicht kopieren. Markieren Sie ihn und kopieren Sie ihn selbst.',
    unknown: 'Hier steht nach dem Löschen eines Kontos, wie es weitergeht.',
    home: 'Zur Startseite',
  },
  undo: {
    title: 'Konto behalten',
    text: (eraseAt: Date) =>
      `Ihr Konto wird sonst am ${dateText(eraseAt)} gelöscht. Bewerbungen und was Sie Unternehmen gezeigt haben, kommen nicht zurück.`,
    action: 'Konto behalten',
    done: 'Ihr Konto bleibt',
    doneText: 'Sie können sich wieder anmelden, mit demselben Passwort wie vorher.',
    signIn: 'Zur Anmeldung',
    opening: 'Link wird geprüft',
    retry: 'Noch einmal versuchen',
    invalid: 'Der Link gilt nicht mehr',
    invalidText:
      'Vielleicht ist das Konto schon gelöscht, oder Sie haben es schon behalten. Nach einer Erinnerung gilt nur noch der Link in der neueren E-Mail.',
  },
} as const;
