import type { ErrorCode } from '../errors.ts';

export const errorTexts = {
  NOT_SIGNED_IN: 'Sie sind nicht angemeldet',
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
  SECOND_FACTOR_UNREADABLE:
    'Die Codes Ihrer App lassen sich gerade nicht prüfen. Nehmen Sie einen Ihrer Wiederherstellungscodes und richten Sie die App danach in Ihrem Konto neu ein.',
  TWO_FACTOR_ALREADY_ON: 'Die Zwei-Faktor-Anmeldung ist schon eingeschaltet.',
  LINK_INVALID: 'Dieser Link ist ungültig, abgelaufen oder schon benutzt.',
  EMAIL_TAKEN: 'Diese E-Mail-Adresse lässt sich nicht verwenden.',
  ACCOUNT_TYPE_IN_USE: 'Die Kontoart lässt sich nicht ändern, solange etwas von ihr abhängt.',
  APPLICANT_ACCOUNT:
    'Dieses Konto wird für Bewerbungen genutzt und kann deshalb keine Plattform-Rolle bekommen. Geben Sie die Rolle einem eigenen Konto der Person. Es geht nichts verloren.',
  TOO_MANY_ATTEMPTS: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  STALE_CHANGE: 'Dieser Inhalt wurde inzwischen geändert. Laden Sie ihn neu.',
  NEWER_VERSION: 'Es gibt eine neue Version dieses Kurses. Laden Sie sie und antworten Sie dann.',
  ORDER_INVALID: 'Diese Reihenfolge gehört nicht zu dieser Gruppe.',
  RUN_FINISHED: 'Dieser Test ist schon abgeschlossen.',
  RUN_INCOMPLETE: 'Es fehlen noch Antworten. Beantworten Sie erst alle Gruppen.',
  PART_TWO_CHANGED: 'Die Vertiefung hat sich durch eine geänderte Antwort erneuert. Sie geht von vorn weiter.',
  NO_CATALOGUE:
    'Der Soft-Skill-Test wird gerade vorbereitet und lässt sich noch nicht beginnen. Kommen Sie später wieder.',
  LAST_OWNER: 'Es muss mindestens ein Eigentümer in der Organisation bleiben',
  LAST_OWNER_DEMOTION: 'Der letzte Eigentümer kann nicht degradiert werden',
  LAST_OWNER_REMOVAL: 'Der letzte Eigentümer kann nicht entfernt werden',
  TOO_MANY_INVITATIONS:
    'Ihre Organisation hat in den letzten 24 Stunden schon 500 Einladungen verschickt. Morgen geht es weiter.',
  TOO_MANY_MAILS:
    'Von Ihrem Konto oder an diese Adresse sind heute schon sehr viele E-Mails gegangen. Versuchen Sie es morgen noch einmal.',
  ALREADY_MEMBER: 'Benutzer ist bereits Mitglied der Organisation',
  ALREADY_IN_ORGANISATION: 'Sie gehören schon zu einer Organisation.',
  IN_OTHER_ORGANISATION: 'Sie gehören schon zu einer anderen Organisation. Verlassen Sie diese zuerst.',
  INVITATION_EXPIRED: 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',
  INVITATION_USED: 'Diese Einladung wurde schon angenommen.',
  INVITATION_WITHDRAWN: 'Diese Einladung wurde zurückgezogen.',
  INVITATION_WRONG_PERSON: 'Diese Einladung gilt einer anderen E-Mail-Adresse. Melden Sie sich mit dieser Adresse an.',
  INVITER_NOT_ENTITLED: 'Wer Sie eingeladen hat, darf das nicht mehr. Bitten Sie um eine neue Einladung.',
  HAS_ACCOUNT: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich damit an.',
  WRONG_CONFIRMATION: 'Was Sie eingegeben haben, stimmt nicht mit dem überein, was verlangt ist.',
  CONTENT_CHANGED: 'Dieser Inhalt wurde inzwischen von jemand anderem geändert',
  COURSE_FULL: 'Hier ist kein Platz mehr: Die Höchstzahl ist erreicht.',
  COURSE_TOO_LARGE:
    'Dieser Kurs ist zu groß geworden: Alle Texte zusammen dürfen höchstens 5 MB haben. Teilen Sie ihn in mehrere Kurse.',
  TEXT_TOO_COMPLEX:
    'Dieser Text ist so verschachtelt, dass er sich nicht prüfen lässt. Vereinfachen Sie die Formatierung.',
  PARENT_GONE: 'Das lässt sich nicht zurückholen, weil auch das gelöscht wurde, wozu es gehörte.',
  VIDEO_LINK_INVALID:
    'Das ist kein Link, der sich abspielen lässt. Nehmen Sie einen https-Link zu YouTube, Vimeo oder einer Videodatei.',
  FILE_MISSING: 'Diese Datei gibt es nicht oder nicht mehr.',
  COURSE_NOT_READY: 'Der Kurs ist noch nicht vollständig.',
  REVIEW_NEEDED: 'In Ihrer Organisation gilt das Vier-Augen-Prinzip. Reichen Sie den Kurs zur Prüfung ein.',
  REVIEW_BY_OTHERS:
    'In Ihrer Organisation gilt das Vier-Augen-Prinzip. Veröffentlichen muss jemand anderes als die Person, die eingereicht hat.',
  REVIEW_OWN_CHANGES:
    'In Ihrer Organisation gilt das Vier-Augen-Prinzip. Sie haben diesen Kurs seit dem Einreichen geändert; veröffentlichen muss ihn jemand anderes.',
  WRONG_STATUS: 'Das geht im jetzigen Stand des Kurses nicht. Laden Sie die Seite neu.',
  TOO_MANY_COMMENTS:
    'In diesem Kurs stehen schon sehr viele offene Kommentare. Markieren Sie zuerst einige als erledigt.',
  FOREIGN_ORIGIN: 'Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.',
  BUSY: 'Der Server ist gerade überlastet. Versuchen Sie es in einem Moment noch einmal.',
  UNAVAILABLE:
    'Das geht gerade nicht, weil ein Teil des Servers nicht antwortet. Versuchen Sie es in einem Moment noch einmal.',
  TOO_LARGE: 'Die Anfrage ist zu groß.',
  WRONG_FILE: 'Diese Datei passt hier nicht.',
  FILE_TYPE_REFUSED:
    'Dieser Dateityp ist nicht erlaubt. Möglich sind Bilder, Videos, Audio, PDF, Word, PowerPoint und Textdateien in UTF-8, SVG nur ohne Skripte.',
  FILE_TOO_LARGE: 'Die Datei ist zu groß.',
  FILE_EMPTY: 'Die Datei ist leer.',
  ONE_FILE_ONLY: 'Wählen Sie genau eine Datei aus.',
  STORAGE_FULL:
    'Der Speicher Ihrer Organisation ist voll. Löschen Sie Dateien, die Sie nicht mehr brauchen; ihr Platz wird nach 7 Tagen frei.',
  LOGO_REFUSED: 'Als Logo geht ein Bild in PNG, JPEG oder WebP mit höchstens 2 MB.',
  UPLOAD_ABORTED: 'Der Upload wurde abgebrochen.',
  PACKAGE_TOO_LARGE: 'Die Dateien dieser Version sind zusammen zu groß für ein Paket: Möglich sind 2 GB.',
  BUNDLE_NOT_JSON: 'Diese Datei ist keine gültige JSON-Datei.',
  BUNDLE_OTHER_FORMAT: 'Diese JSON-Datei enthält keinen Kurs aus Passgenau.',
  BUNDLE_NEWER:
    'Diese Datei stammt aus einer neueren Fassung von Passgenau und lässt sich hier noch nicht importieren.',
  BUNDLE_TOO_LARGE: 'Dieser Kurs ist zu groß für den Import.',
  BUNDLE_BROKEN: 'Diese Datei ist beschädigt: Ein Teil des Kurses ist unvollständig oder ungültig.',
  BUNDLE_FILE_REFUSED: 'Eine Datei des Kurses ist von einem Typ, der nicht erlaubt ist.',
  IMPORT_RUNNING: 'Aus Ihrer Organisation läuft schon ein Import. Warten Sie, bis er fertig ist.',
  FILE_ENCRYPTED:
    'Diese Datei ist mit einem Passwort geschützt. Speichern Sie sie ohne Passwort und laden Sie sie noch einmal hoch.',
  FILE_WITHOUT_TEXT:
    'In dieser Datei steht kein Text (0 Zeichen); vermutlich ist sie gescannt. Lassen Sie zuerst eine Texterkennung darüberlaufen.',
  FILE_BROKEN:
    'Diese Datei lässt sich nicht lesen; sie ist beschädigt. Öffnen Sie sie in ihrem Programm, speichern Sie sie neu und laden Sie sie noch einmal hoch.',
  FILE_TOO_MANY_PAGES: 'Diese Datei hat mehr als 1.000 Seiten. Teilen Sie sie und laden Sie die Teile einzeln hoch.',
  FILE_INFLATES:
    'Diese Datei enthält weit mehr Daten, als sich lesen lassen. Speichern Sie sie ohne große Bilder oder als PDF und laden Sie sie noch einmal hoch.',
  FILE_TOO_SLOW:
    'Diese Datei zu lesen dauert zu lange. Teilen Sie sie oder speichern Sie sie neu, und laden Sie sie noch einmal hoch.',
  SOURCE_TYPE_REFUSED: 'Daraus lässt sich kein Kurs machen. Möglich sind PDF, Word, PowerPoint, Text und Markdown.',
  TOO_MUCH_TO_REDO:
    'Die Lektion ist zu groß, um sie im Ganzen neu zu schreiben. Überarbeiten Sie einzelne Texte oder Fragen.',
  SOURCE_TOO_SHORT: 'Das ist zu wenig Text für einen Kurs. Nötig sind wenigstens ein paar Sätze.',
  TOO_MANY_SOURCES: 'Mehr Quellen hat ein Kurs nicht. Legen Sie für das Neue einen weiteren Kurs an.',
  GENERATION_RUNNING:
    'In diesem Kurs wird gerade schon etwas erzeugt. Warten Sie, bis es fertig ist, oder brechen Sie es ab.',
  PLAN_EMPTY: 'Der Plan hat keine Lektion. Fügen Sie wenigstens eine hinzu.',
  TOO_MANY_PROPOSALS: 'In diesem Kurs warten schon sehr viele Vorschläge. Entscheiden Sie zuerst über einige davon.',
  AI_UNREACHABLE: 'Der KI-Dienst antwortet nicht. Versuchen Sie es in einigen Minuten noch einmal.',
  AI_KEY_REFUSED: 'Der KI-Dienst hat den Zugang abgelehnt. Ein Plattform-Administrator muss die Einstellungen prüfen.',
  AI_QUOTA: 'Das Kontingent beim KI-Dienst ist aufgebraucht. Ein Plattform-Administrator kann es erhöhen.',
  AI_BUSY: 'Der KI-Dienst ist gerade überlastet. Versuchen Sie es in einigen Minuten noch einmal.',
  AI_ANSWER_UNUSABLE:
    'Der KI-Dienst hat auch im zweiten Anlauf nichts Brauchbares geliefert. Versuchen Sie es noch einmal.',
  AI_BUDGET_USED:
    'Ihre Organisation hat ihr KI-Kontingent für diesen Monat aufgebraucht. Am Monatsersten beginnt ein neues.',
  AI_INSTALLATION_BUDGET_USED:
    'Das KI-Kontingent dieser Installation ist für diesen Monat aufgebraucht. Am Monatsersten beginnt ein neues.',
  JOB_NOT_READY: 'Der Stelle fehlt noch etwas. Die Hinweise stehen an den Feldern.',
  JOB_REVIEW_NEEDED:
    'In Ihrer Organisation gilt das Vier-Augen-Prinzip. Veröffentlichen muss diese Stelle eine Administratorin, ein Administrator oder die Eigentümerin.',
  JOB_CHANGED: 'Diese Stelle wurde inzwischen von jemand anderem geändert',
  JOB_WRONG_STATUS: 'Das geht im jetzigen Stand der Stelle nicht. Laden Sie die Seite neu.',
  JOBS_FULL: 'Ihre Organisation hat so viele Stellen, wie sie haben darf. Löschen Sie zuerst alte.',
  JOB_GONE: 'Diese Stelle ist nicht mehr ausgeschrieben.',
  PLACE_UNKNOWN: 'Diesen Ort kennen wir nicht. Prüfen Sie Postleitzahl und Ort.',
  SKILL_UNKNOWN: 'Diese Fähigkeit gibt es nicht.',
  REPLY_DATE_PAST: 'Dieser Tag ist schon vorbei.',
  TOO_MANY_SAVED: 'Mehr als 500 Stellen lassen sich nicht merken. Entfernen Sie zuerst einige.',
  NO_RESULT_YET: 'Dafür fehlt noch ein Testergebnis.',
  RESUME_NOT_JSON: 'Diese Datei ist keine gültige JSON-Datei.',
  RESUME_BROKEN: 'Diese Datei ist kein Lebenslauf im Format JSON Resume 1.0.0.',
  PROFILE_CHANGED: 'Ihr Profil wurde inzwischen in einem anderen Fenster geändert.',
  RELEASE_CHANGED:
    'Ihre Ergebnisse oder Ihr Profil haben sich inzwischen geändert. Sehen Sie noch einmal an, was das Unternehmen sehen wird.',
  RELEASE_EMPTY: 'Für eine Freigabe fehlt noch ein Testergebnis. Machen Sie zuerst einen der beiden Tests.',
  TOO_MANY_RELEASES: 'Mehr als 500 Freigaben gleichzeitig sind nicht möglich. Ziehen Sie zuerst einige zurück.',
  COMPANY_NOT_OPEN: 'Dieses Unternehmen nimmt zurzeit keine Freigaben an.',
  CONVERSATION_CLOSED: 'Dieses Gespräch ist geschlossen.',
  CONVERSATION_FULL: 'In diesem Gespräch stehen schon 500 Nachrichten. Tauschen Sie sich auf anderem Weg weiter aus.',
  TOO_MANY_BLOCKS: 'Mehr als 100 Unternehmen lassen sich nicht ausschließen. Entfernen Sie zuerst einige.',
  BLOCK_INVALID: 'Das ist kein Name und keine Mail-Domain, die sich ausschließen lässt.',
  ALREADY_ASKED: 'Diese Person haben Sie schon angefragt. Warten Sie, bis sie antwortet.',
  TOO_MANY_REQUESTS: 'Ihre Organisation hat heute schon 20 Anfragen gesendet. Morgen geht es weiter.',
  REQUEST_GONE: 'Diese Anfrage gibt es nicht mehr.',
  ALREADY_APPLIED: 'Auf diese Stelle haben Sie sich schon beworben.',
  APPLICATION_MOVED: 'Diese Bewerbung steht inzwischen woanders. Der neue Stand ist geladen.',
  APPLICATION_ENDED: 'Diese Bewerbung ist schon abgeschlossen.',
  REFUSAL_NEEDS_REASON: 'Wählen Sie einen Grund aus der Liste.',
  JOB_HAS_APPLICATIONS:
    'Zu dieser Stelle gibt es offene Bewerbungen. Beantworten Sie sie zuerst; danach lässt sich die Stelle löschen.',
  TOO_MANY_ENTRIES: 'Zu dieser Person stehen schon 300 Einträge. Entfernen Sie zuerst alte Notizen.',
  LAST_PLATFORM_ADMIN:
    'Der letzte Plattform-Admin mit bestätigter Adresse bleibt: Er kann weder herabgestuft noch gesperrt oder gelöscht werden.',
  OWN_PLATFORM_ROLE: 'Das eigene Konto können Sie hier nicht ändern. Bitten Sie einen anderen Plattform-Admin darum.',
  IMPRINT_MISSING:
    'Zum Veröffentlichen fehlt das Impressum: rechtlicher Name, Anschrift und Kontakt. Geben Sie es in den Einstellungen Ihrer Organisation an.',
  NAME_HELD:
    'Der Name Ihrer Organisation ähnelt dem einer anderen und wartet auf die Prüfung durch den Betreiber. Bis dahin lässt sich nichts veröffentlichen.',
  NAME_NOT_HELD: 'Dieser Name wartet nicht auf Prüfung.',
  DOMAIN_TAKEN:
    'Diese Domain hat schon eine andere Organisation bestätigt. Der Betreiber kann zulassen, dass Ihre sie ebenfalls bestätigt.',
  DOMAIN_NOT_OWN: 'Die Adresse Ihres Kontos liegt nicht bei dieser Domain. Wählen Sie eine andere Adresse.',
  DOMAIN_RECORD_MISSING:
    'Der Eintrag ist noch nicht zu finden. Bis ein neuer DNS-Eintrag überall sichtbar ist, können einige Stunden vergehen.',
  ALREADY_VERIFIED: 'Diese Organisation ist schon als geprüft markiert.',
  NOT_VERIFIED: 'Diese Organisation ist nicht geprüft.',
  VERIFICATION_WITHDRAWN:
    'Der Betreiber hat die Prüfung Ihrer Organisation zurückgenommen. Eine neue Prüfung kann nur er selbst vornehmen.',
  ALREADY_LOCKED: 'Das ist schon gesperrt.',
  NOT_LOCKED: 'Das ist nicht mehr gesperrt.',
  ADDRESS_UNCONFIRMED:
    'Die E-Mail-Adresse dieses Kontos ist noch nicht bestätigt. Vorher bekommt es keine Plattform-Rolle.',
  TWO_FACTOR_OFF: 'Die Zwei-Faktor-Anmeldung ist nicht mehr eingeschaltet.',
  TAKEN_DOWN: 'Der Betreiber hat das gesperrt. Warum, steht auf der Seite; dort können Sie antworten.',
  ALREADY_TAKEN_DOWN: 'Das ist schon gesperrt.',
  NOT_TAKEN_DOWN: 'Das ist nicht mehr gesperrt.',
  ALREADY_ANSWERED: 'Ihre Organisation hat darauf schon geantwortet.',
  REPORT_DECIDED: 'Über diese Meldung ist schon entschieden.',
  TOO_MANY_REPORTS: 'Von hier sind heute schon sehr viele Meldungen gekommen. Versuchen Sie es morgen noch einmal.',
  REGISTRATION_INVITED:
    'Diese Installation nimmt neue Konten nur auf Einladung auf. Bitten Sie die Organisation, zu der Sie gehören, um eine Einladung.',
  REGISTRATION_DOMAIN:
    'Diese Installation nimmt nur Adressen bestimmter Domains auf. Nehmen Sie eine dienstliche E-Mail-Adresse.',
  SETTING_FIXED: 'Diese Einstellung gibt die Umgebung des Servers vor. Sie lässt sich hier nicht ändern.',
  MAIL_NOT_SENT: 'Die Mail ließ sich nicht senden.',
  NO_MAIL_SERVER:
    'Es ist kein Mailserver eingerichtet. Alle Mails bleiben im Postausgang. Setzen Sie SMTP_URL in der Umgebung des Servers.',
  VERSION_USED: 'Diese Version war schon aktiv. Verwerfen lassen sich nur Entwürfe.',
  VERSION_ACTIVE: 'Diese Version ist schon aktiv.',
  CHECK_RUNNING: 'Die Prüfung läuft schon.',
  CALL_KEY_REUSED: 'Diese Anfrage gehört zu anderen Angaben. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  CALL_RUNNING: 'Das wird gerade schon ausgeführt. Warten Sie einen Moment.',
  CALL_DONE: 'Das wurde schon ausgeführt. Laden Sie die Seite neu.',
  UNEXPECTED: 'Das hat nicht geklappt. Es ist ein unerwarteter Fehler aufgetreten.',
} satisfies Record<ErrorCode, string>;

/** What a person reads when something broke that nobody foresaw. The number leads the operator to the log line. */
export const unexpectedError = (requestId: string): string => `${errorTexts.UNEXPECTED} Kennung: ${requestId}`;

export const networkError = 'Der Server ist gerade nicht erreichbar. Ihre Eingaben bleiben erhalten.';
