import { mailKindName } from '../admin/mail-kinds.ts';
import { settingName, settingValue } from '../admin/settings.ts';
import {
  accountTypeName,
  countOrRawText,
  event,
  personName,
  platformRole,
  quotedName,
  removedCountText,
  tokens,
} from './event.ts';

export const platformActions = {
  user_locked: event('user', 'Konto gesperrt', {
    names: ['person', 'reason'],
    sentence: ({ person }) => `Konto von ${personName(person)} gesperrt`,
  }),
  user_unlocked: event('user', 'Konto entsperrt', {
    names: ['person', 'reason'],
    sentence: ({ person }) => `Konto von ${personName(person)} entsperrt`,
  }),
  user_sessions_ended: event('user', 'Sitzungen beendet', {
    details: ['sessions'],
    names: ['person', 'reason'],
    sentence: ({ sessions, person }) => `Alle Sitzungen (${String(sessions)}) von ${personName(person)} beendet`,
  }),
  password_reset_sent: event('user', 'Link zum Zurücksetzen des Passworts gesendet', {
    names: ['person', 'reason'],
    sentence: ({ person }) => `Link zum Zurücksetzen des Passworts an ${personName(person)} gesendet`,
  }),
  two_factor_switched_off: event('user', 'Zwei-Faktor-Anmeldung ausgeschaltet', {
    names: ['person', 'reason'],
    sentence: ({ person }) => `Zwei-Faktor-Anmeldung von ${personName(person)} ausgeschaltet`,
  }),
  platform_role_changed: event('user', 'Plattform-Rolle geändert', {
    details: ['from_role', 'to_role'],
    names: ['person', 'reason'],
    sentence: ({ from_role, to_role, person }) =>
      `Plattform-Rolle von ${personName(person)} von ${platformRole(from_role)} zu ${platformRole(to_role)} geändert`,
  }),
  user_deletion_started: event('user', 'Löschung eines Kontos begonnen', {
    names: ['person', 'reason'],
    sentence: ({ person }) => `Löschung des Kontos von ${personName(person)} begonnen`,
  }),
  unused_account_closed: event('user', 'Unbenutztes Konto geschlossen', {
    sentence: () => 'Lange unbenutztes Konto geschlossen',
  }),
  account_erased: event('installation', 'Konto endgültig gelöscht', {
    details: ['cause', 'events', 'digest'],
    sentence: ({ events }) =>
      `Konto endgültig gelöscht (${countOrRawText(events, 'Eintrag', 'Einträge')} des Audit Logs anonymisiert)`,
  }),
  own_deletion_requested: event('user', 'Löschung des eigenen Kontos begonnen'),
  own_deletion_undone: event('user', 'Eigenes Konto behalten', {
    sentence: () => 'Löschung des eigenen Kontos zurückgenommen',
  }),
  own_password_changed: event('user', 'Eigenes Passwort geändert'),
  own_type_changed: event('user', 'Eigene Kontoart geändert', {
    details: ['from', 'to'],
    sentence: ({ to }) => `Eigene Kontoart geändert: jetzt ${accountTypeName(to)}`,
  }),
  own_password_reset: event('user', 'Eigenes Passwort neu gesetzt', {
    sentence: () => 'Eigenes Passwort über den Link aus der E-Mail neu gesetzt',
  }),
  own_email_changed: event('user', 'Eigene E-Mail-Adresse geändert', {
    names: ['former_email', 'new_email'],
    sentence: ({ former_email, new_email }) =>
      `Eigene E-Mail-Adresse geändert${typeof former_email === 'string' && former_email !== '' ? ` (${former_email} → ${String(new_email)})` : ''}`,
  }),
  own_two_factor_switched_on: event('user', 'Eigene Zwei-Faktor-Anmeldung eingeschaltet'),
  own_two_factor_switched_off: event('user', 'Eigene Zwei-Faktor-Anmeldung ausgeschaltet'),
  own_recovery_codes_renewed: event('user', 'Eigene Wiederherstellungscodes erneuert', {
    sentence: () => 'Eigene Wiederherstellungscodes neu erzeugt',
  }),
  own_passkey_added: event('user', 'Eigener Passkey angelegt', {
    names: ['name'],
    sentence: ({ name }) => `Eigener Passkey ${quotedName(name, 'ohne Namen')} angelegt`,
  }),
  own_passkey_removed: event('user', 'Eigener Passkey entfernt', {
    names: ['name'],
    sentence: ({ name }) => `Eigener Passkey ${quotedName(name, 'ohne Namen')} entfernt`,
  }),
  own_passkey_copy_refused: event('user', 'Anmeldung mit kopiertem Passkey abgelehnt'),
  own_sessions_ended: event('user', 'Eigene Sitzungen beendet', {
    details: ['sessions'],
    sentence: ({ sessions }) => `Eigene Sitzungen (${String(sessions)}) beendet`,
  }),
  own_data_requested: event('user', 'Eigene Daten angefordert'),
  own_data_downloaded: event('user', 'Eigene Daten heruntergeladen'),
  user_data_exported: event('user', 'Kopie der Daten auf dem Server erstellt'),
  locked_sign_in_refused: event('user', 'Anmeldung am gesperrten Konto verweigert'),
  organisation_locked: event('organisation', 'Organisation gesperrt', {
    details: ['ground'],
    names: ['name', 'reason'],
    sentence: ({ name }) => `Organisation ${quotedName(name, 'ohne Namen')} gesperrt`,
  }),
  organisation_unlocked: event('organisation', 'Organisation entsperrt', {
    names: ['name', 'reason'],
    sentence: ({ name }) => `Organisation ${quotedName(name, 'ohne Namen')} entsperrt`,
  }),
  course_taken_down: event('course', 'Kurs gesperrt', {
    details: ['ground'],
    names: ['title', 'reason'],
    sentence: ({ title }) => `Kurs ${quotedName(title, 'ohne Titel')} gesperrt`,
  }),
  course_put_back: event('course', 'Kurs entsperrt', {
    names: ['title', 'reason'],
    sentence: ({ title }) => `Kurs ${quotedName(title, 'ohne Titel')} entsperrt`,
  }),
  job_taken_down: event('job', 'Stelle gesperrt', {
    details: ['ground'],
    names: ['title', 'reason'],
    sentence: ({ title }) => `Stelle ${quotedName(title, 'ohne Titel')} gesperrt`,
  }),
  job_put_back: event('job', 'Stelle entsperrt', {
    names: ['title', 'reason'],
    sentence: ({ title }) => `Stelle ${quotedName(title, 'ohne Titel')} entsperrt`,
  }),
  moderation_answered: event('organisation', 'Auf eine Entscheidung geantwortet', {
    details: ['kind', 'resource_id'],
    sentence: () => 'Auf eine Entscheidung des Betreibers geantwortet',
  }),
  report_begun: event('report', 'Prüfung einer Meldung begonnen', {
    details: ['kind'],
    names: ['title'],
    sentence: ({ title }) => `Prüfung der Meldung zu ${quotedName(title, 'einer Nachricht')} begonnen`,
  }),
  report_decided: event('report', 'Über eine Meldung entschieden', {
    details: ['kind', 'state'],
    names: ['title'],
    sentence: ({ state, title }) =>
      `Über die Meldung zu ${quotedName(title, 'einer Nachricht')} entschieden: ${state === 'acted' ? 'Maßnahme getroffen' : 'kein Verstoß'}`,
  }),
  catalogue_imported: event('catalogue', 'Katalog importiert', {
    details: ['variant', 'number'],
    sentence: ({ variant, number }) => `Katalog ${String(variant)} als Version ${String(number)} importiert`,
  }),
  catalogue_draft_removed: event('catalogue', 'Entwurf eines Katalogs verworfen', {
    details: ['variant', 'number'],
    sentence: ({ variant, number }) => `Entwurf des Katalogs ${String(variant)}, Version ${String(number)}, verworfen`,
  }),
  catalogue_activated: event('catalogue', 'Version eines Katalogs aktiviert', {
    details: ['variant', 'from', 'to'],
    sentence: ({ variant, to }) => `Version ${String(to)} des Katalogs ${String(variant)} aktiviert`,
  }),
  test_data_deleted: event('installation', 'Alle Testdaten gelöscht', {
    details: ['results', 'decisions', 'statements', 'skills'],
    sentence: ({ results, statements }) =>
      `Alle Testdaten gelöscht (${removedCountText(results, 'Ergebnis', 'Ergebnisse')}, ${removedCountText(statements, 'Aussage', 'Aussagen')})`,
  }),
  setting_changed: event('installation', 'Einstellung geändert', {
    details: ['setting', 'from', 'to'],
    sentence: ({ setting, from, to }) =>
      `Einstellung „${settingName(String(setting))}“ geändert${(from ?? to ?? null) === null ? '' : ` (${settingValue(from)} → ${settingValue(to)})`}`,
  }),
  content_page_changed: event('installation', 'Seite geändert', {
    details: ['page'],
    sentence: ({ page }) => `Seite „${String(page)}“ geändert`,
  }),
  backup_started: event('installation', 'Sicherung gestartet'),
  backup_proof_started: event('installation', 'Prüfung der Sicherung gestartet'),
  test_mail_sent: event('installation', 'Test-E-Mail gesendet', {
    names: ['recipient'],
    sentence: ({ recipient }) => `Test-E-Mail an ${personName(recipient)} gesendet`,
  }),
  outbox_listed: event('installation', 'Liste des Postausgangs geöffnet'),
  outbox_mail_opened: event('installation', 'E-Mail im Postausgang geöffnet', {
    details: ['kind'],
    names: ['recipient', 'subject'],
    sentence: ({ kind, recipient, subject }) => {
      const what = quotedName(subject, typeof kind === 'string' ? `„${mailKindName(kind)}“` : 'ohne Betreff');
      return `E-Mail ${what}${typeof recipient === 'string' && recipient !== '' ? ` an ${recipient}` : ''} im Postausgang geöffnet`;
    },
  }),
  list_exported: event('installation', 'Liste als CSV exportiert', {
    details: ['list'],
    names: ['filters'],
    sentence: ({ list }) => `Liste „${String(list)}“ als CSV exportiert`,
  }),
  audit_checked: event('audit_log', 'Audit Log geprüft', {
    details: ['links', 'whole'],
    sentence: ({ whole }) => (whole === true ? 'Audit Log geprüft: unversehrt' : 'Audit Log geprüft: nicht unversehrt'),
  }),
  ai_budget_changed: event('installation', 'KI-Kontingent geändert', {
    details: ['from', 'to'],
    sentence: ({ from, to }) => `KI-Kontingent je Organisation von ${tokens(from)} auf ${tokens(to)} geändert`,
  }),
  ai_installation_budget_changed: event('installation', 'KI-Kontingent der Installation geändert', {
    details: ['from', 'to'],
    sentence: ({ from, to }) => `KI-Kontingent der Installation von ${tokens(from)} auf ${tokens(to)} geändert`,
  }),
};

/** No longer written. Stored events keep their sentence, filter and position in the chain. */
export const retiredAuditActions = {
  offsets_estimated: event('catalogue', 'Beliebtheit der Aussagen geschätzt', {
    details: ['runs'],
    sentence: ({ runs }) =>
      `Beliebtheit der Aussagen aus ${countOrRawText(runs, 'Durchgang', 'Durchgängen')} geschätzt`,
  }),
  offsets_switched_on: event('catalogue', 'Schätzung der Beliebtheit eingeschaltet', { details: ['offsets_id'] }),
  results_recomputed: event('catalogue', 'Ergebnisse neu berechnet', {
    details: ['results'],
    sentence: ({ results }) => `Ergebnisse neu berechnet (${String(results)})`,
  }),
};
