const sentencesByStatus = {
  UNAUTHORIZED: {
    NOT_SIGNED_IN: 'Sie sind nicht angemeldet',
  },
  FORBIDDEN: {
    FORBIDDEN: 'Dafür fehlt Ihnen die Berechtigung.',
    ACCOUNT_LOCKED: 'Dieses Konto ist gesperrt. Wenden Sie sich an den Betreiber.',
    ACCOUNT_CLOSED:
      'Dieses Konto ist geschlossen und wird bald gelöscht. Mit dem Link, den Sie beim Löschen bekommen haben, können Sie es behalten.',
    INVITATION_WRONG_PERSON:
      'Diese Einladung gilt einer anderen E-Mail-Adresse. Melden Sie sich mit dieser Adresse an.',
    REVIEW_NEEDED: 'In Ihrer Organisation gilt das Vier-Augen-Prinzip. Reichen Sie den Kurs zur Prüfung ein.',
    REVIEW_BY_OTHERS:
      'In Ihrer Organisation gilt das Vier-Augen-Prinzip. Veröffentlichen muss jemand anderes als die Person, die eingereicht hat.',
    REVIEW_OWN_CHANGES:
      'In Ihrer Organisation gilt das Vier-Augen-Prinzip. Sie haben diesen Kurs seit dem Einreichen geändert; veröffentlichen muss ihn jemand anderes.',
    FOREIGN_ORIGIN: 'Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.',
    JOB_REVIEW_NEEDED:
      'In Ihrer Organisation gilt das Vier-Augen-Prinzip. Veröffentlichen muss diese Stelle eine Administratorin, ein Administrator oder die Eigentümerin.',
    REGISTRATION_INVITED:
      'Diese Installation nimmt neue Konten nur auf Einladung auf. Bitten Sie die Organisation, zu der Sie gehören, um eine Einladung.',
    REGISTRATION_DOMAIN:
      'Diese Installation nimmt nur Adressen bestimmter Domains auf. Nehmen Sie eine dienstliche E-Mail-Adresse.',
  },
  NOT_FOUND: {
    NOT_FOUND: 'Das gibt es nicht oder nicht mehr.',
    LINK_INVALID: 'Dieser Link ist ungültig, abgelaufen oder schon benutzt.',
    FILE_MISSING: 'Diese Datei gibt es nicht oder nicht mehr.',
    JOB_GONE: 'Diese Stelle ist nicht mehr ausgeschrieben.',
    COMPANY_NOT_OPEN: 'Dieses Unternehmen nimmt zurzeit keine Freigaben an.',
    REQUEST_GONE: 'Diese Anfrage gibt es nicht mehr.',
  },
  BAD_REQUEST: {
    INVALID_INPUT: 'Die Angaben sind unvollständig oder ungültig.',
    INVALID_CREDENTIALS: 'E-Mail oder Passwort ist falsch.',
    COMMON_PASSWORD: 'Dieses Passwort steht auf Listen häufiger Passwörter. Wählen Sie ein anderes.',
    WRONG_PASSWORD: 'Das aktuelle Passwort ist falsch.',
    INVALID_CODE: 'Der Code ist falsch oder abgelaufen.',
    PASSKEY_REFUSED: 'Dieser Passkey gilt hier nicht oder nicht mehr. Nehmen Sie einen anderen oder Ihr Passwort.',
    PASSKEY_COPIED:
      'Dieser Passkey wurde vielleicht kopiert. Zur Sicherheit haben wir ihn nicht angenommen. Nehmen Sie Ihr Passwort und entfernen Sie ihn unter „Konto“.',
    ORDER_INVALID: 'Diese Reihenfolge gehört nicht zu dieser Gruppe.',
    WRONG_CONFIRMATION: 'Was Sie eingegeben haben, stimmt nicht mit dem überein, was verlangt ist.',
    TEXT_TOO_COMPLEX:
      'Dieser Text ist so verschachtelt, dass er sich nicht prüfen lässt. Vereinfachen Sie die Formatierung.',
    VIDEO_LINK_INVALID:
      'Das ist kein Link, der sich abspielen lässt. Nehmen Sie einen https-Link zu YouTube, Vimeo oder einer Videodatei.',
    FILE_EMPTY: 'Die Datei ist leer.',
    ONE_FILE_ONLY: 'Wählen Sie genau eine Datei aus.',
    BUNDLE_NOT_JSON: 'Diese Datei ist keine gültige JSON-Datei.',
    BUNDLE_OTHER_FORMAT: 'Diese JSON-Datei enthält keinen Kurs aus Passgenau.',
    BUNDLE_NEWER:
      'Diese Datei stammt aus einer neueren Version von Passgenau und lässt sich hier noch nicht importieren.',
    BUNDLE_BROKEN: 'Diese Datei ist beschädigt: Ein Teil des Kurses ist unvollständig oder ungültig.',
    ARCHIVE_OTHER_FORMAT: 'Diese Datei enthält keine Daten einer Organisation aus Passgenau.',
    ARCHIVE_NEWER:
      'Diese Datei stammt aus einer neueren Version von Passgenau und lässt sich hier noch nicht übernehmen.',
    ARCHIVE_BROKEN: 'Diese Datei ist beschädigt oder wurde verändert. Übernommen wurde nichts.',
    PLAN_EMPTY: 'Der Plan hat keine Lektion. Fügen Sie wenigstens eine hinzu.',
    PLACE_UNKNOWN: 'Diesen Ort kennen wir nicht. Prüfen Sie Postleitzahl und Ort.',
    SKILL_UNKNOWN: 'Diese Fähigkeit gibt es nicht.',
    REPLY_DATE_PAST: 'Dieser Tag ist schon vorbei.',
    RESUME_NOT_JSON: 'Diese Datei ist keine gültige JSON-Datei.',
    RESUME_BROKEN: 'Diese Datei ist kein Lebenslauf im Format JSON Resume 1.0.0.',
    BLOCK_INVALID: 'Das ist kein Name und keine E-Mail-Domain, die sich ausschließen lässt.',
    REFUSAL_NEEDS_REASON: 'Wählen Sie einen Grund aus der Liste.',
    DOMAIN_NOT_OWN: 'Die Adresse Ihres Kontos liegt nicht bei dieser Domain. Wählen Sie eine andere Adresse.',
  },
  PRECONDITION_FAILED: {
    EMAIL_NOT_CONFIRMED: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen den Link noch einmal geschickt.',
    PASSKEY_EXPIRED: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal.',
    PASSKEYS_UNAVAILABLE: 'Ohne Passwort anmelden geht nur, wenn diese Seite über https erreichbar ist.',
    CHALLENGE_EXPIRED: 'Die Anmeldung hat zu lange gedauert. Melden Sie sich noch einmal an.',
    RUN_INCOMPLETE: 'Es fehlen noch Antworten. Beantworten Sie erst alle Gruppen.',
    NO_CATALOGUE:
      'Der Soft-Skill-Test wird gerade vorbereitet und lässt sich noch nicht beginnen. Kommen Sie später wieder.',
    INVITATION_EXPIRED: 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',
    INVITATION_USED: 'Diese Einladung wurde schon angenommen.',
    INVITATION_WITHDRAWN: 'Diese Einladung wurde zurückgezogen.',
    INVITER_NOT_ENTITLED: 'Wer Sie eingeladen hat, darf das nicht mehr. Bitten Sie um eine neue Einladung.',
    COURSE_FULL: 'Hier ist kein Platz mehr: Die Höchstzahl ist erreicht.',
    COURSE_TOO_LARGE:
      'Dieser Kurs ist zu groß geworden: Alle Texte zusammen dürfen höchstens 5\u00a0MB haben. Teilen Sie ihn in mehrere Kurse.',
    COURSE_NOT_READY: 'Der Kurs ist noch nicht vollständig.',
    TOO_MANY_COMMENTS:
      'In diesem Kurs stehen schon sehr viele offene Kommentare. Markieren Sie zuerst einige als erledigt.',
    STORAGE_FULL:
      'Der Speicher Ihrer Organisation ist voll. Löschen Sie Dateien, die Sie nicht mehr brauchen; ihr Platz wird nach 7 Tagen frei.',
    PACKAGE_TOO_LARGE: 'Die Dateien dieser Version sind zusammen zu groß für ein Paket: Möglich sind 2 GB.',
    JOB_NOT_READY: 'Der Stelle fehlt noch etwas. Die Hinweise stehen an den Feldern.',
    JOBS_FULL: 'Ihre Organisation hat so viele Stellen, wie sie haben darf. Löschen Sie zuerst alte.',
    TOO_MANY_SAVED: 'Mehr als 500 Stellen lassen sich nicht merken. Entfernen Sie zuerst einige.',
    NO_RESULT_YET: 'Dafür fehlt noch ein Testergebnis.',
    RELEASE_EMPTY: 'Für eine Freigabe fehlt noch ein Testergebnis. Machen Sie zuerst einen der beiden Tests.',
    TOO_MANY_RELEASES: 'Mehr als 500 Freigaben gleichzeitig sind nicht möglich. Ziehen Sie zuerst einige zurück.',
    CONVERSATION_FULL: 'In diesem Gespräch stehen schon 500 Nachrichten. Tauschen Sie sich auf anderem Weg weiter aus.',
    TOO_MANY_BLOCKS: 'Mehr als 100 Unternehmen lassen sich nicht ausschließen. Entfernen Sie zuerst einige.',
    TOO_MANY_ENTRIES: 'Zu dieser Person stehen schon 300 Einträge. Entfernen Sie zuerst alte Notizen.',
    IMPRINT_MISSING:
      'Zum Veröffentlichen fehlt das Impressum: rechtlicher Name, Anschrift und Kontakt. Geben Sie es in den Einstellungen Ihrer Organisation an.',
    NAME_HELD:
      'Der Name Ihrer Organisation ähnelt dem einer anderen und wartet auf die Prüfung durch den Betreiber. Bis dahin lässt sich nichts veröffentlichen.',
    DOMAIN_RECORD_MISSING:
      'Der Eintrag ist noch nicht zu finden. Bis ein neuer DNS-Eintrag überall sichtbar ist, können einige Stunden vergehen.',
    VERIFICATION_WITHDRAWN:
      'Der Betreiber hat die Prüfung Ihrer Organisation zurückgenommen. Eine neue Prüfung kann nur er selbst vornehmen.',
    ADDRESS_UNCONFIRMED:
      'Die E-Mail-Adresse dieses Kontos ist noch nicht bestätigt. Vorher bekommt es keine Plattform-Rolle.',
    TAKEN_DOWN: 'Der Betreiber hat das gesperrt. Warum, steht auf der Seite; dort können Sie antworten.',
    NO_MAIL_SERVER:
      'Es ist kein E-Mail-Server eingerichtet. Alle E-Mails bleiben im Postausgang. Setzen Sie SMTP_URL in der Umgebung des Servers.',
  },
  SERVICE_UNAVAILABLE: {
    SECOND_FACTOR_UNREADABLE:
      'Die Codes Ihrer App lassen sich gerade nicht prüfen. Nehmen Sie einen Ihrer Wiederherstellungscodes und richten Sie die App danach in Ihrem Konto neu ein.',
    BUSY: 'Der Server ist gerade überlastet. Versuchen Sie es in einem Moment noch einmal.',
    UNAVAILABLE:
      'Das geht gerade nicht, weil ein Teil des Servers nicht antwortet. Versuchen Sie es in einem Moment noch einmal.',
    AI_UNREACHABLE: 'Der KI-Dienst antwortet nicht. Versuchen Sie es in einigen Minuten noch einmal.',
    AI_KEY_REFUSED:
      'Der KI-Dienst hat den Zugang abgelehnt. Ein Plattform-Administrator muss die Einstellungen prüfen.',
    AI_QUOTA: 'Das Kontingent beim KI-Dienst ist aufgebraucht. Ein Plattform-Administrator kann es erhöhen.',
    AI_BUSY: 'Der KI-Dienst ist gerade überlastet. Versuchen Sie es in einigen Minuten noch einmal.',
    MAIL_NOT_SENT: 'Die E-Mail ließ sich nicht senden.',
  },
  CONFLICT: {
    PASSKEY_EXISTS: 'Auf diesem Gerät ist die Anmeldung ohne Passwort schon eingerichtet.',
    TOO_MANY_PASSKEYS: 'Mehr als 10 Passkeys gehen nicht. Entfernen Sie zuerst einen, den Sie nicht mehr brauchen.',
    LAST_SIGN_IN_METHOD:
      'Das ist Ihr einziger Weg in dieses Konto. Legen Sie zuerst ein Passwort fest oder einen zweiten Passkey an.',
    TWO_FACTOR_ALREADY_ON: 'Die Zwei-Faktor-Anmeldung ist schon eingeschaltet.',
    EMAIL_TAKEN: 'Diese E-Mail-Adresse lässt sich nicht verwenden.',
    ACCOUNT_TYPE_IN_USE: 'Die Kontoart lässt sich nicht ändern, solange etwas von ihr abhängt.',
    APPLICANT_ACCOUNT:
      'Dieses Konto wird für Bewerbungen genutzt und kann deshalb keine Plattform-Rolle bekommen. Geben Sie die Rolle einem eigenen Konto der Person. Es geht nichts verloren.',
    STALE_CHANGE: 'Dieser Inhalt wurde inzwischen geändert. Laden Sie ihn neu.',
    NEWER_VERSION: 'Es gibt eine neue Version dieses Kurses. Laden Sie sie und antworten Sie dann.',
    RUN_FINISHED: 'Dieser Test ist schon abgeschlossen.',
    PART_TWO_CHANGED: 'Teil 2 hat sich durch eine geänderte Antwort erneuert. Er geht von vorn weiter.',
    SOLE_OWNER:
      'Dieses Konto ist das einzige mit Eigentum an seiner Organisation. Übertragen Sie die Organisation zuerst oder löschen Sie sie.',
    ALREADY_CLOSED: 'Dieses Konto wird schon gelöscht.',
    MEMBER_CLOSING: 'Diese Person löscht gerade ihr Konto und kann die Organisation nicht übernehmen.',
    LAST_OWNER: 'Es muss mindestens ein Eigentümer in der Organisation bleiben',
    LAST_OWNER_DEMOTION: 'Der letzte Eigentümer kann nicht degradiert werden',
    LAST_OWNER_REMOVAL: 'Der letzte Eigentümer kann nicht entfernt werden',
    ALREADY_MEMBER: 'Benutzer ist bereits Mitglied der Organisation',
    ALREADY_IN_ORGANISATION: 'Sie gehören schon zu einer Organisation.',
    IN_OTHER_ORGANISATION: 'Sie gehören schon zu einer anderen Organisation. Verlassen Sie diese zuerst.',
    HAS_ACCOUNT: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich damit an.',
    CONTENT_CHANGED: 'Dieser Inhalt wurde inzwischen von jemand anderem geändert',
    PARENT_GONE: 'Das lässt sich nicht zurückholen, weil auch das gelöscht wurde, wozu es gehörte.',
    CERTIFICATE_WITHDRAWN: 'Dieses Zertifikat ist schon zurückgezogen.',
    WRONG_STATUS: 'Das geht im jetzigen Stand des Kurses nicht. Laden Sie die Seite neu.',
    TOO_MANY_SOURCES: 'Mehr Quellen hat ein Kurs nicht. Legen Sie für das Neue einen weiteren Kurs an.',
    GENERATION_RUNNING:
      'In diesem Kurs wird gerade schon etwas erzeugt. Warten Sie, bis es fertig ist, oder brechen Sie es ab.',
    TOO_MANY_PROPOSALS: 'In diesem Kurs warten schon sehr viele Vorschläge. Entscheiden Sie zuerst über einige davon.',
    AI_BUDGET_USED:
      'Ihre Organisation hat ihr KI-Kontingent für diesen Monat aufgebraucht. Am Monatsersten beginnt ein neues.',
    AI_INSTALLATION_BUDGET_USED:
      'Das KI-Kontingent dieser Installation ist für diesen Monat aufgebraucht. Am Monatsersten beginnt ein neues.',
    JOB_CHANGED: 'Diese Stelle wurde inzwischen von jemand anderem geändert',
    JOB_WRONG_STATUS: 'Das geht im jetzigen Stand der Stelle nicht. Laden Sie die Seite neu.',
    PROFILE_CHANGED: 'Ihr Profil wurde inzwischen in einem anderen Fenster geändert.',
    RELEASE_CHANGED:
      'Ihre Ergebnisse oder Ihr Profil haben sich inzwischen geändert. Sehen Sie noch einmal an, was das Unternehmen sehen wird.',
    NAME_KNOWN: 'Dieses Unternehmen kennt Ihren Namen schon. Anonym geht deshalb nicht.',
    CONVERSATION_CLOSED: 'Dieses Gespräch ist geschlossen.',
    ALREADY_ASKED: 'Diese Person haben Sie schon angefragt. Warten Sie, bis sie antwortet.',
    ALREADY_APPLIED: 'Auf diese Stelle haben Sie sich schon beworben.',
    APPLICATION_MOVED: 'Diese Bewerbung steht inzwischen woanders. Der neue Stand ist geladen.',
    APPLICATION_ENDED: 'Diese Bewerbung ist schon abgeschlossen.',
    JOB_HAS_APPLICATIONS:
      'Zu dieser Stelle gibt es offene Bewerbungen. Beantworten Sie sie zuerst; danach lässt sich die Stelle löschen.',
    LAST_PLATFORM_ADMIN:
      'Der letzte Plattform-Admin mit bestätigter Adresse bleibt: Er kann weder herabgestuft noch gesperrt oder gelöscht werden.',
    OWN_PLATFORM_ROLE: 'Das eigene Konto können Sie hier nicht ändern. Bitten Sie einen anderen Plattform-Admin darum.',
    NAME_NOT_HELD: 'Dieser Name wartet nicht auf Prüfung.',
    DOMAIN_TAKEN:
      'Diese Domain hat schon eine andere Organisation bestätigt. Der Betreiber kann zulassen, dass Ihre sie ebenfalls bestätigt.',
    ALREADY_VERIFIED: 'Diese Organisation ist schon als geprüft markiert.',
    NOT_VERIFIED: 'Diese Organisation ist nicht geprüft.',
    ALREADY_LOCKED: 'Das ist schon gesperrt.',
    NOT_LOCKED: 'Das ist nicht mehr gesperrt.',
    TWO_FACTOR_OFF: 'Die Zwei-Faktor-Anmeldung ist nicht mehr eingeschaltet.',
    ALREADY_TAKEN_DOWN: 'Das ist schon gesperrt.',
    NOT_TAKEN_DOWN: 'Das ist nicht mehr gesperrt.',
    ALREADY_ANSWERED: 'Ihre Organisation hat darauf schon geantwortet.',
    REPORT_DECIDED: 'Über diese Meldung ist schon entschieden.',
    SETTING_FIXED: 'Diese Einstellung gibt die Umgebung des Servers vor. Sie lässt sich hier nicht ändern.',
    VERSION_USED: 'Diese Version war schon aktiv. Verwerfen lassen sich nur Entwürfe.',
    VERSION_ACTIVE: 'Diese Version ist schon aktiv.',
    CHECK_RUNNING: 'Die Prüfung läuft schon.',
    CALL_KEY_REUSED:
      'Diese Anfrage gehört zu anderen Angaben. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    CALL_RUNNING: 'Das wird gerade schon ausgeführt. Warten Sie einen Moment.',
    CALL_DONE: 'Das wurde schon ausgeführt. Laden Sie die Seite neu.',
  },
  TOO_MANY_REQUESTS: {
    TOO_MANY_ATTEMPTS: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann noch einmal.',
    TOO_MANY_INVITATIONS:
      'Ihre Organisation hat in den letzten 24 Stunden schon 500 Einladungen verschickt. Morgen geht es weiter.',
    TOO_MANY_MAILS:
      'Von Ihrem Konto oder an diese Adresse sind heute schon sehr viele E-Mails gegangen. Versuchen Sie es morgen noch einmal.',
    TOO_MANY_EXPORTS:
      'Sie haben Ihre Daten in den letzten 24 Stunden schon dreimal zusammenstellen lassen. Morgen geht es weiter.',
    IMPORT_RUNNING: 'Aus Ihrer Organisation läuft schon ein Import. Warten Sie, bis er fertig ist.',
    TOO_MANY_REQUESTS: 'Ihre Organisation hat heute schon 20 Anfragen gesendet. Morgen geht es weiter.',
    TOO_MANY_REPORTS: 'Von hier sind heute schon sehr viele Meldungen gekommen. Versuchen Sie es morgen noch einmal.',
  },
  PAYLOAD_TOO_LARGE: {
    TOO_LARGE: 'Die Anfrage ist zu groß.',
    FILE_TOO_LARGE: 'Die Datei ist zu groß.',
    ARCHIVE_TOO_LARGE: 'Diese Datei ist zu groß für die Übernahme.',
    BUNDLE_TOO_LARGE: 'Dieser Kurs ist zu groß für den Import.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    WRONG_FILE: 'Diese Datei passt hier nicht.',
    FILE_TYPE_REFUSED:
      'Dieser Dateityp ist nicht erlaubt. Möglich sind Bilder, Videos, Audio, PDF, Word, PowerPoint und Textdateien in UTF-8, SVG nur ohne Skripte.',
    LOGO_REFUSED: 'Als Logo geht ein Bild in PNG, JPEG oder WebP mit höchstens 2\u00a0MB.',
    BUNDLE_FILE_REFUSED: 'Eine Datei des Kurses ist von einem Typ, der nicht erlaubt ist.',
    SOURCE_TYPE_REFUSED: 'Daraus lässt sich kein Kurs machen. Möglich sind PDF, Word, PowerPoint, Text und Markdown.',
  },
  CLIENT_CLOSED_REQUEST: {
    UPLOAD_ABORTED: 'Der Upload wurde abgebrochen.',
  },
  UNPROCESSABLE_CONTENT: {
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
    TOO_MUCH_TO_REDO:
      'Die Lektion ist zu groß, um sie im Ganzen neu zu schreiben. Überarbeiten Sie einzelne Texte oder Fragen.',
    SOURCE_TOO_SHORT: 'Das ist zu wenig Text für einen Kurs. Nötig sind wenigstens ein paar Sätze.',
  },
  BAD_GATEWAY: {
    AI_ANSWER_UNUSABLE:
      'Der KI-Dienst hat auch im zweiten Anlauf nichts Brauchbares geliefert. Versuchen Sie es noch einmal.',
  },
  INTERNAL_SERVER_ERROR: {
    UNEXPECTED: 'Das hat nicht geklappt. Es ist ein unerwarteter Fehler aufgetreten.',
  },
};

type ByStatus = typeof sentencesByStatus;
type ErrorStatus = keyof ByStatus;
export type ErrorCode = { [Status in ErrorStatus]: keyof ByStatus[Status] }[ErrorStatus];

const entries = Object.entries(sentencesByStatus).flatMap(([status, sentences]) =>
  Object.entries(sentences).map(([code, text]) => ({ code, status, text })),
);

export const errorStatuses = Object.fromEntries(entries.map(({ code, status }) => [code, status])) as Readonly<
  Record<ErrorCode, ErrorStatus>
>;
export const errorTexts = Object.fromEntries(entries.map(({ code, text }) => [code, text])) as Readonly<
  Record<ErrorCode, string>
>;

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorTexts, code);

export const unexpectedError = (requestId: string): string => `${errorTexts.UNEXPECTED} Kennung: ${requestId}`;
