import { type AuditAction, type AuditEntry, accessRefused } from '../audit.ts';
import type { OrganisationRole } from '../auth/session-user.ts';
import { countedAtMost } from '../import/versions.ts';
import { oneLine } from '../validation/text.ts';
import { settingName, settingValue } from './admin-settings.ts';
import { mailKindName } from './mail-kinds.ts';
import { about, several } from './numbers.ts';
import { roleNames } from './roles.ts';
import { shellTexts } from './shell.ts';

type Said = Readonly<Record<string, unknown>>;

const role = (value: unknown): string => roleNames[value as OrganisationRole] ?? String(value);
const visibilities: Record<string, string> = {
  public: 'öffentlich',
  'org-only': 'nur für die Organisation',
  private: 'nur mit Einladung',
};
const visibility = (value: unknown): string => visibilities[String(value)] ?? String(value);
const accountType = (value: unknown): string => (value === 'company' ? 'Unternehmenskonto' : 'Bewerberkonto');
const platformRole = (value: unknown): string =>
  shellTexts.platformRoles[value as keyof typeof shellTexts.platformRoles] ?? 'ohne Rolle';
/** A reason has paragraphs where it is read alone; a sentence has none. */
const because = (reason: unknown): string =>
  typeof reason === 'string' && reason !== '' ? `: ${oneLine(reason)}` : '';
/** Names may have been erased. */
const named = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? `„${value}“` : otherwise;
const tokens = (value: unknown): string =>
  typeof value === 'number' ? several(value, 'Token', 'Tokens') : 'unbegrenzt';
/** Details are numbers; what is stored otherwise is said as it is. */
const counted = (value: unknown, one: string, many: string): string =>
  typeof value === 'number' ? several(value, one, many) : `${String(value)} ${many}`;
/** Beyond what is counted it was estimated. */
const removed = (value: unknown, one: string, many: string): string =>
  typeof value === 'number' && value > countedAtMost ? `${about(value)} ${many}` : counted(value, one, many);
const someone = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : 'eine Person');

/** What happened, in one German sentence without the person who did it. */
const sentences: Record<AuditAction, (details: Said, names: Said) => string> = {
  organisation_created: (_, { name }) => `Organisation ${named(name, 'ohne Namen')} gegründet`,
  organisation_changed: (_, { name }) =>
    `Einstellungen der Organisation ${named(name, '')} geändert`.replace('  ', ' '),
  organisation_deleted: ({ members }, { name, reason }) =>
    `Organisation ${named(name, 'ohne Namen')} mit ${counted(members, 'Mitglied', 'Mitgliedern')} gelöscht${because(reason)}`,
  reviews_switched_off: () => 'Vier-Augen-Prinzip ausgeschaltet',
  organisation_logo_changed: () => 'Logo der Organisation geändert',
  organisation_logo_removed: () => 'Logo der Organisation entfernt',
  imprint_changed: (_, { legal_name }) => `Impressum geändert: ${named(legal_name, 'ohne Namen')}`,
  domain_claimed: ({ method }, { domain }) =>
    `Bestätigung der Domain ${named(domain, 'ohne Namen')} ${method === 'dns' ? 'über einen DNS-Eintrag' : 'per E-Mail'} begonnen`,
  shared_domain_allowed: (_, { domain, reason }) =>
    `Domain ${named(domain, 'ohne Namen')} für eine zweite Organisation zugelassen${because(reason)}`,
  organisation_verified: ({ method }, { name, domain }) =>
    `Organisation ${named(name, 'ohne Namen')} über die Domain ${named(domain, 'ohne Namen')} geprüft (${method === 'dns' ? 'DNS-Eintrag' : 'E-Mail'})`,
  organisation_verified_by_staff: (_, { name, reason }) =>
    `Organisation ${named(name, 'ohne Namen')} als geprüft markiert${because(reason)}`,
  verification_ended: (_, { name }) => `Prüfung durch den neuen Namen ${named(name, 'ohne Namen')} beendet`,
  verification_withdrawn: (_, { name, reason }) =>
    `Prüfung der Organisation ${named(name, 'ohne Namen')} zurückgenommen${because(reason)}`,
  name_held: (_, { name }) => `Name ${named(name, 'ohne Namen')} ist einem anderen ähnlich und wartet auf Prüfung`,
  name_allowed: (_, { name, reason }) => `Name ${named(name, 'ohne Namen')} zugelassen${because(reason)}`,
  name_refused: (_, { name, reason }) => `Name ${named(name, 'ohne Namen')} nicht zugelassen${because(reason)}`,
  role_changed: ({ from_role, to_role }, { member_name }) =>
    `Rolle${typeof member_name === 'string' && member_name !== '' ? ` von ${member_name}` : ''} von ${role(from_role)} zu ${role(to_role)} geändert`,
  member_left: ({ member_role }, { member_name }) =>
    `${someone(member_name)} (${role(member_role)}) hat die Organisation verlassen`,
  member_removed: ({ member_role }, { member_name }) =>
    `${someone(member_name)} (${role(member_role)}) aus der Organisation entfernt`,
  ownership_transferred: () => 'Eigentum an der Organisation übertragen',
  member_invited: ({ invited_role }, { invited_email }) =>
    `${someone(invited_email)} als ${role(invited_role)} eingeladen`,
  invitation_resent: (_, { invited_email }) => `Einladung an ${someone(invited_email)} erneut gesendet`,
  invitation_withdrawn: (_, { invited_email }) => `Einladung an ${someone(invited_email)} zurückgezogen`,
  invitation_accepted: ({ invited_role }) => `Einladung als ${role(invited_role)} angenommen`,
  course_visibility_changed: ({ from, to }) =>
    `Sichtbarkeit des Kurses von „${visibility(from)}“ zu „${visibility(to)}“ geändert`,
  course_invitation_renewed: () => 'Einladungslink des Kurses erneuert',
  course_deleted: (_, { title }) => `Kurs ${named(title, 'ohne Titel')} gelöscht`,
  course_published: ({ version }) => `Kurs als Version ${String(version)} veröffentlicht`,
  course_submitted: () => 'Kurs zur Prüfung eingereicht',
  course_sent_back: () => 'Kurs aus der Prüfung zurückgegeben',
  course_withdrawn: () => 'Veröffentlichung des Kurses zurückgezogen',
  course_comment_removed: () => 'Kommentar einer anderen Person zum Kurs gelöscht',
  course_generated: ({ lessons }) => `Kurs erzeugen lassen (${counted(lessons, 'Lektion', 'Lektionen')})`,
  course_version_restored: ({ version }) => `Version ${String(version)} des Kurses wiederhergestellt`,
  job_published: (_, { title }) => `Stelle ${named(title, 'ohne Titel')} veröffentlicht`,
  job_changed_online: (_, { title }) => `Änderungen der Stelle ${named(title, 'ohne Titel')} veröffentlicht`,
  job_extended: ({ days }, { title }) =>
    `Stelle ${named(title, 'ohne Titel')} um ${counted(days, 'Tag', 'Tage')} verlängert`,
  job_closed: ({ by_itself }, { title }) =>
    `Stelle ${named(title, 'ohne Titel')} ${by_itself === true ? 'nach Ablauf der Frist ' : ''}geschlossen`,
  job_reopened: (_, { title }) => `Stelle ${named(title, 'ohne Titel')} wieder geöffnet`,
  job_deleted: (_, { title }) => `Stelle ${named(title, 'ohne Titel')} gelöscht`,
  jobs_imported: ({ created, changed }) =>
    `Stellen aus einer CSV-Datei übernommen (${String(created)} neu, ${String(changed)} geändert)`,
  candidates_exported: ({ format, people }) =>
    `Angaben zu Kandidaten (${String(people)}) als ${format === 'pdf' ? 'PDF' : 'CSV'} exportiert`,
  user_locked: (_, { person, reason }) => `Konto von ${someone(person)} gesperrt${because(reason)}`,
  user_unlocked: (_, { person, reason }) => `Konto von ${someone(person)} entsperrt${because(reason)}`,
  user_sessions_ended: ({ sessions }, { person, reason }) =>
    `Alle Sitzungen (${String(sessions)}) von ${someone(person)} beendet${because(reason)}`,
  password_reset_sent: (_, { person, reason }) =>
    `Link zum Zurücksetzen des Passworts an ${someone(person)} gesendet${because(reason)}`,
  two_factor_switched_off: (_, { person, reason }) =>
    `Zwei-Faktor-Anmeldung von ${someone(person)} ausgeschaltet${because(reason)}`,
  platform_role_changed: ({ from_role, to_role }, { person, reason }) =>
    `Plattform-Rolle von ${someone(person)} von ${platformRole(from_role)} zu ${platformRole(to_role)} geändert${because(reason)}`,
  own_password_changed: () => 'Eigenes Passwort geändert',
  own_type_changed: ({ to }) => `Eigene Kontoart geändert: jetzt ${accountType(to)}`,
  own_password_reset: () => 'Eigenes Passwort über den Link aus der Mail neu gesetzt',
  own_email_changed: (_, { former_email, new_email }) =>
    `Eigene E-Mail-Adresse geändert${typeof former_email === 'string' && former_email !== '' ? ` (${former_email} → ${String(new_email)})` : ''}`,
  own_two_factor_switched_on: () => 'Eigene Zwei-Faktor-Anmeldung eingeschaltet',
  own_two_factor_switched_off: () => 'Eigene Zwei-Faktor-Anmeldung ausgeschaltet',
  own_recovery_codes_renewed: () => 'Eigene Wiederherstellungscodes neu erzeugt',
  own_sessions_ended: ({ sessions }) => `Eigene Sitzungen (${String(sessions)}) beendet`,
  locked_sign_in_refused: () => 'Anmeldung am gesperrten Konto verweigert',
  organisation_locked: (_, { name, reason }) => `Organisation ${named(name, 'ohne Namen')} gesperrt${because(reason)}`,
  organisation_unlocked: (_, { name, reason }) =>
    `Organisation ${named(name, 'ohne Namen')} entsperrt${because(reason)}`,
  course_taken_down: (_, { title, reason }) => `Kurs ${named(title, 'ohne Titel')} gesperrt${because(reason)}`,
  course_put_back: (_, { title, reason }) => `Kurs ${named(title, 'ohne Titel')} wieder freigegeben${because(reason)}`,
  job_taken_down: (_, { title, reason }) => `Stelle ${named(title, 'ohne Titel')} gesperrt${because(reason)}`,
  job_put_back: (_, { title, reason }) => `Stelle ${named(title, 'ohne Titel')} wieder freigegeben${because(reason)}`,
  moderation_answered: () => 'Auf eine Entscheidung des Betreibers geantwortet',
  report_begun: (_, { title }) => `Prüfung der Meldung zu ${named(title, 'einer Nachricht')} begonnen`,
  report_decided: ({ state }, { title }) =>
    `Über die Meldung zu ${named(title, 'einer Nachricht')} entschieden: ${state === 'acted' ? 'Maßnahme getroffen' : 'kein Verstoß'}`,
  catalogue_imported: ({ variant, number }) => `Katalog ${String(variant)} als Version ${String(number)} importiert`,
  catalogue_draft_removed: ({ variant, number }) =>
    `Entwurf des Katalogs ${String(variant)}, Version ${String(number)}, verworfen`,
  catalogue_activated: ({ variant, to }) => `Version ${String(to)} des Katalogs ${String(variant)} aktiviert`,
  test_data_deleted: ({ results, statements }) =>
    `Alle Testdaten gelöscht (${removed(results, 'Ergebnis', 'Ergebnisse')}, ${removed(statements, 'Aussage', 'Aussagen')})`,
  offsets_estimated: ({ runs }) =>
    `Beliebtheit der Aussagen aus ${counted(runs, 'Durchgang', 'Durchgängen')} geschätzt`,
  offsets_switched_on: () => 'Schätzung der Beliebtheit eingeschaltet',
  results_recomputed: ({ results }) => `Ergebnisse neu berechnet (${String(results)})`,
  setting_changed: ({ setting, from, to }) =>
    `Einstellung „${settingName(String(setting))}“ geändert${(from ?? to ?? null) === null ? '' : ` (${settingValue(from)} → ${settingValue(to)})`}`,
  content_page_changed: ({ page }) => `Seite „${String(page)}“ geändert`,
  test_mail_sent: (_, { recipient }) => `Testmail an ${someone(recipient)} gesendet`,
  outbox_listed: () => 'Liste des Postausgangs geöffnet',
  outbox_mail_opened: ({ kind }, { recipient, subject }) => {
    const what = named(subject, typeof kind === 'string' ? `„${mailKindName(kind)}“` : 'ohne Betreff');
    return `Mail ${what}${typeof recipient === 'string' && recipient !== '' ? ` an ${recipient}` : ''} im Postausgang geöffnet`;
  },
  list_exported: ({ list }) => `Liste „${String(list)}“ als CSV exportiert`,
  audit_checked: ({ whole }) =>
    whole === true ? 'Audit Log geprüft: unversehrt' : 'Audit Log geprüft: nicht unversehrt',
  ai_budget_changed: ({ from, to }) => `KI-Kontingent je Organisation von ${tokens(from)} auf ${tokens(to)} geändert`,
  ai_installation_budget_changed: ({ from, to }) =>
    `KI-Kontingent der Installation von ${tokens(from)} auf ${tokens(to)} geändert`,
  [accessRefused]: () => 'Zugriff auf etwas Fremdes verweigert',
};

/** `names` without what has been erased. */
export const auditSentence = (
  action: AuditAction,
  { details, names }: { details: AuditEntry['details']; names: Partial<AuditEntry['names']> },
): string => sentences[action](details, names);
