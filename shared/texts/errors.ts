import type { ErrorCode } from '../errors.ts';

export const errorTexts = {
  NOT_SIGNED_IN: 'Bitte melden Sie sich an.',
  FORBIDDEN: 'Dafür fehlt Ihnen die Berechtigung.',
  NOT_FOUND: 'Das gibt es nicht oder nicht mehr.',
  INVALID_INPUT: 'Die Angaben sind unvollständig oder ungültig.',
  INVALID_CREDENTIALS: 'E-Mail oder Passwort ist falsch.',
  EMAIL_NOT_CONFIRMED: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen den Link noch einmal geschickt.',
  ACCOUNT_LOCKED: 'Dieses Konto ist gesperrt. Wenden Sie sich an den Betreiber.',
  COMMON_PASSWORD: 'Dieses Passwort steht auf Listen häufiger Passwörter. Wählen Sie ein anderes.',
  WRONG_PASSWORD: 'Das aktuelle Passwort ist falsch.',
  INVALID_CODE: 'Der Code ist falsch oder abgelaufen.',
  CHALLENGE_EXPIRED: 'Die Anmeldung hat zu lange gedauert. Melden Sie sich noch einmal an.',
  TWO_FACTOR_ALREADY_ON: 'Die Zwei-Faktor-Anmeldung ist schon eingeschaltet.',
  LINK_INVALID: 'Dieser Link ist ungültig, abgelaufen oder schon benutzt.',
  EMAIL_TAKEN: 'Diese E-Mail-Adresse lässt sich nicht verwenden.',
  TOO_MANY_ATTEMPTS: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  STALE_CHANGE: 'Dieser Inhalt wurde inzwischen geändert. Laden Sie ihn neu.',
  ORDER_INVALID: 'Diese Reihenfolge gehört nicht zu dieser Gruppe.',
  RUN_FINISHED: 'Dieser Test ist schon abgeschlossen.',
  RUN_INCOMPLETE: 'Es fehlen noch Antworten. Beantworten Sie erst alle Gruppen.',
  PART_TWO_CHANGED: 'Die Vertiefung hat sich durch eine geänderte Antwort erneuert. Sie geht von vorn weiter.',
  NO_CATALOGUE: 'Für diesen Test sind noch keine Aussagen eingerichtet.',
  LAST_OWNER: 'Es muss mindestens ein Eigentümer in der Organisation bleiben',
  LAST_OWNER_DEMOTION: 'Der letzte Eigentümer kann nicht degradiert werden',
  LAST_OWNER_REMOVAL: 'Der letzte Eigentümer kann nicht entfernt werden',
  ALREADY_MEMBER: 'Benutzer ist bereits Mitglied der Organisation',
  ALREADY_IN_ORGANISATION: 'Sie gehören schon zu einer Organisation.',
  IN_OTHER_ORGANISATION: 'Sie gehören schon zu einer anderen Organisation. Verlassen Sie diese zuerst.',
  INVITATION_EXPIRED: 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',
  INVITATION_USED: 'Diese Einladung wurde schon angenommen.',
  INVITATION_WITHDRAWN: 'Diese Einladung wurde zurückgezogen.',
  INVITATION_WRONG_PERSON: 'Diese Einladung gilt einer anderen E-Mail-Adresse. Melden Sie sich mit dieser Adresse an.',
  INVITER_NOT_ENTITLED: 'Wer Sie eingeladen hat, darf das nicht mehr. Bitten Sie um eine neue Einladung.',
  HAS_ACCOUNT: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich damit an.',
  WRONG_CONFIRMATION: 'Der eingegebene Name stimmt nicht mit dem der Organisation überein.',
  CONTENT_CHANGED: 'Dieser Inhalt wurde inzwischen von jemand anderem geändert',
  COURSE_FULL: 'Hier ist kein Platz mehr: Die Höchstzahl ist erreicht.',
  PARENT_GONE: 'Das lässt sich nicht zurückholen, weil auch das gelöscht wurde, wozu es gehörte.',
  VIDEO_LINK_INVALID:
    'Das ist kein Link, der sich abspielen lässt. Nehmen Sie einen https-Link zu YouTube, Vimeo oder einer Videodatei.',
  FILE_MISSING: 'Diese Datei gibt es nicht oder nicht mehr.',
  COURSE_NOT_READY: 'Der Kurs ist noch nicht vollständig.',
  REVIEW_NEEDED: 'In Ihrer Organisation gilt das Vier-Augen-Prinzip. Reichen Sie den Kurs zur Prüfung ein.',
  REVIEW_BY_OTHERS:
    'In Ihrer Organisation gilt das Vier-Augen-Prinzip. Veröffentlichen muss jemand anderes als die Person, die eingereicht hat.',
  WRONG_STATUS: 'Das geht im jetzigen Stand des Kurses nicht. Laden Sie die Seite neu.',
  FOREIGN_ORIGIN: 'Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.',
  TOO_LARGE: 'Die Anfrage ist zu groß.',
  FILE_TYPE_REFUSED:
    'Dieser Dateityp ist nicht erlaubt. Möglich sind Bilder, Videos, Audio, PDF, Word, PowerPoint und Textdateien in UTF-8, SVG nur ohne Skripte.',
  FILE_TOO_LARGE: 'Die Datei ist zu groß.',
  FILE_EMPTY: 'Die Datei ist leer.',
  ONE_FILE_ONLY: 'Wählen Sie genau eine Datei aus.',
  LOGO_REFUSED: 'Als Logo geht ein Bild in PNG, JPEG oder WebP mit höchstens 2 MB.',
  UPLOAD_ABORTED: 'Der Upload wurde abgebrochen.',
  UNEXPECTED: 'Das hat nicht geklappt. Es ist ein unerwarteter Fehler aufgetreten.',
} satisfies Record<ErrorCode, string>;

/** What a person reads when something broke that nobody foresaw. The number leads the operator to the log line. */
export const unexpectedError = (requestId: string): string => `${errorTexts.UNEXPECTED} Kennung: ${requestId}`;

export const networkError = 'Der Server ist gerade nicht erreichbar. Ihre Eingaben bleiben erhalten.';
