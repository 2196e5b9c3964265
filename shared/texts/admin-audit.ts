import type { AuditEventInList, auditResources, BrokenRow, ChainProblem } from '../admin/audit.ts';
import type { AuditAction, AuditResource } from '../audit.ts';

/** What can be chosen in the filter. */
const actions: Record<AuditAction, string> = {
  organisation_created: 'Organisation gegründet',
  organisation_changed: 'Einstellungen der Organisation geändert',
  organisation_deleted: 'Organisation gelöscht',
  reviews_switched_off: 'Vier-Augen-Prinzip ausgeschaltet',
  organisation_logo_changed: 'Logo geändert',
  organisation_logo_removed: 'Logo entfernt',
  role_changed: 'Rolle geändert',
  member_left: 'Mitglied ausgetreten',
  member_removed: 'Mitglied entfernt',
  ownership_transferred: 'Eigentum übertragen',
  member_invited: 'Mitglied eingeladen',
  invitation_resent: 'Einladung erneut gesendet',
  invitation_withdrawn: 'Einladung zurückgezogen',
  invitation_accepted: 'Einladung angenommen',
  course_visibility_changed: 'Sichtbarkeit eines Kurses geändert',
  course_invitation_renewed: 'Einladungslink eines Kurses erneuert',
  course_deleted: 'Kurs gelöscht',
  course_published: 'Kurs veröffentlicht',
  course_submitted: 'Kurs zur Prüfung eingereicht',
  course_sent_back: 'Kurs zurückgegeben',
  course_withdrawn: 'Veröffentlichung eines Kurses zurückgezogen',
  course_comment_removed: 'Kommentar zu einem Kurs gelöscht',
  course_generated: 'Kurs erzeugt',
  course_version_restored: 'Version eines Kurses wiederhergestellt',
  job_published: 'Stelle veröffentlicht',
  job_changed_online: 'Änderungen einer Stelle veröffentlicht',
  job_extended: 'Stelle verlängert',
  job_closed: 'Stelle geschlossen',
  job_reopened: 'Stelle wieder geöffnet',
  job_deleted: 'Stelle gelöscht',
  jobs_imported: 'Stellen importiert',
  candidates_exported: 'Kandidaten ausgegeben',
  user_locked: 'Konto gesperrt',
  user_unlocked: 'Konto entsperrt',
  user_sessions_ended: 'Sitzungen beendet',
  password_reset_sent: 'Link zum Zurücksetzen des Passworts gesendet',
  two_factor_switched_off: 'Zwei-Faktor-Anmeldung ausgeschaltet',
  platform_role_changed: 'Plattform-Rolle geändert',
  organisation_locked: 'Organisation gesperrt',
  organisation_unlocked: 'Organisation entsperrt',
  course_taken_down: 'Kurs gesperrt',
  course_put_back: 'Kurs wieder freigegeben',
  job_taken_down: 'Stelle gesperrt',
  job_put_back: 'Stelle wieder freigegeben',
  moderation_answered: 'Auf eine Entscheidung geantwortet',
  report_begun: 'Prüfung einer Meldung begonnen',
  report_decided: 'Über eine Meldung entschieden',
  catalogue_imported: 'Katalog importiert',
  catalogue_activated: 'Version eines Katalogs aktiviert',
  test_data_deleted: 'Alle Testdaten gelöscht',
  offsets_estimated: 'Beliebtheit der Aussagen geschätzt',
  offsets_switched_on: 'Schätzung der Beliebtheit eingeschaltet',
  results_recomputed: 'Ergebnisse neu berechnet',
  setting_changed: 'Einstellung geändert',
  content_page_changed: 'Seite geändert',
  test_mail_sent: 'Testmail gesendet',
  outbox_mail_opened: 'Mail im Postausgang geöffnet',
  list_exported: 'Liste als CSV ausgegeben',
  audit_checked: 'Audit Log geprüft',
  ai_budget_changed: 'KI-Kontingent geändert',
  access_refused: 'Zugriff verweigert',
};

const resources: Record<AuditResource, string> = {
  organisation: 'Organisation',
  org_member: 'Mitglied',
  invitation: 'Einladung',
  course: 'Kurs',
  job: 'Stelle',
  file: 'Datei',
  certificate: 'Zertifikat',
  test: 'Test',
  session: 'Sitzung',
  background_job: 'Auftrag im Hintergrund',
  user: 'Konto',
  report: 'Meldung',
  catalogue: 'Katalog',
  audit_log: 'Audit Log',
  installation: 'Installation',
} satisfies Record<(typeof auditResources)[number], string>;

const problems: Record<ChainProblem, string> = {
  link_missing: 'Ein Glied der Kette fehlt.',
  link_added: 'Ein Glied steht vor dem Anfang der Kette.',
  changed: 'Der Eintrag oder sein Glied der Kette wurde verändert.',
  event_missing: 'Der Eintrag wurde gelöscht.',
  names_missing: 'Namen und Adresse neben dem Eintrag wurden gelöscht, statt geleert zu werden.',
  names_changed: 'Namen oder Adresse neben dem Eintrag wurden verändert.',
  backdated: 'Der Eintrag wurde nachträglich mit einer früheren Zeit eingefügt.',
  dated_ahead: 'Die Zeit des Eintrags liegt nach der Zeit, zu der er in die Kette kam.',
  unlinked: 'Der Eintrag gehört nicht zur Kette: Er wurde an ihr vorbei eingefügt, oder sein Glied wurde gelöscht.',
  cut_off: 'Am Ende fehlen Glieder, die bei einer früheren Prüfung noch da waren.',
  rewritten: 'Die Prüfsumme ist eine andere als bei einer früheren Prüfung: Die Kette wurde neu geschrieben.',
};

const [goneAccount, goneOrganisation] = ['gelöschtes Konto', 'gelöschte Organisation'];
const count = new Intl.NumberFormat('de-DE');
const counted = (links: string | number | bigint): string => count.format(BigInt(links));
const placeOf = ({ position, eventId }: BrokenRow): string =>
  [position === null ? '' : `Glied ${counted(position)}`, eventId === null ? '' : `Eintrag ${eventId}`]
    .filter((part) => part !== '')
    .join(', ');

/** The words of 'Audit Logs'. */
export const adminAuditTexts = {
  title: 'Audit Logs',
  text: 'Wer was wann getan hat. Das Log wächst nur: Die Datenbank lehnt Änderungen ab, und eine Kette von Prüfsummen zeigt, ob jemand sie umgangen hat.',
  actions,
  resources,
  action: 'Aktion',
  resourceType: 'Ressource',
  all: 'alle',
  from: 'Von',
  to: 'Bis',
  what: 'Was',
  who: 'Wer',
  organisation: 'Organisation',
  when: 'Wann',
  chips: {
    actor: (name: string) => `Person: ${name}`,
    organisation: (name: string) => `Organisation: ${name}`,
    resource: (id: string) => `Ressource: ${id}`,
    remove: (chip: string) => `Filter „${chip}“ entfernen`,
  },
  empty: { title: 'Noch keine Einträge', text: 'Was in dieser Installation geschieht, steht danach hier.' },
  goneAccount,
  goneOrganisation,
  unknownAction: (action: string) => `Unbekannte Aktion „${action}“`,
  whoOf: ({ actor }: Pick<AuditEventInList, 'actor'>): string =>
    actor === null ? 'das System' : (actor.name ?? goneAccount),
  organisationOf: ({ organisation }: Pick<AuditEventInList, 'organisation'>): string =>
    organisation === null ? '' : (organisation.name ?? goneOrganisation),
  actionOf: (action: string): string => actions[action as AuditAction] ?? action,
  resourceOf: (type: string): string => resources[type as AuditResource] ?? type,
  exportColumns: ['Nummer', 'Zeit', 'Was', 'Aktion', 'Wer', 'Organisation', 'Ressource', 'Nummer der Ressource'],
  details: {
    title: (eventId: string) => `Eintrag ${eventId}`,
    close: 'Schließen',
    resourceId: 'Nummer der Ressource',
    address: 'Adresse im Netz',
    actorId: 'Nummer der Person',
    organisationId: 'Nummer der Organisation',
    facts: 'Angaben',
    switches: { on: 'ja', off: 'nein' },
    erased: 'Namen und Adresse wurden gelöscht. Die Kette bleibt dabei unversehrt.',
    chain: 'Kette',
    position: 'Glied',
    hash: 'Prüfsumme',
    chainedAt: 'In der Kette seit',
    notYet: 'Der Eintrag kommt in wenigen Sekunden in die Kette.',
    others: 'Weitere Einträge',
    ofActor: 'Alles von dieser Person',
    ofOrganisation: 'Alles in dieser Organisation',
    ofResource: 'Alles zu dieser Ressource',
  },
  chain: {
    title: 'Kette',
    position: 'Neuestes Glied',
    none: 'Noch nichts in der Kette',
    hash: 'Prüfsumme',
    copy: 'Prüfsumme kopieren',
    copied: 'Kopiert',
    notCopied: 'Das Kopieren ließ der Browser nicht zu.',
    waiting: (events: number, most: number): string =>
      events === 0
        ? ''
        : events > most
          ? `Mehr als ${counted(most)} Einträge warten noch.`
          : events === 1
            ? '1 Eintrag wartet noch.'
            : `${counted(events)} Einträge warten noch.`,
    lastCheck: 'Letzte Prüfung',
    never: 'Noch nie geprüft',
    whole: (links: string): string =>
      links === '1' ? 'Unversehrt, 1 Glied geprüft' : `Unversehrt, ${counted(links)} Glieder geprüft`,
    broken: 'Nicht unversehrt',
    check: 'Jetzt prüfen',
    progress: (done: number, of: number): string =>
      of === 0 ? 'Die Prüfung läuft.' : `Die Prüfung läuft: ${counted(done)} von ${counted(of)} Gliedern.`,
    failed: 'Der Zustand der Kette ließ sich nicht laden.',
    showBroken: 'Eintrag ansehen',
  },
  problems,
  counted,
  /** Which row it is, and what is wrong with it. */
  brokenAt: (broken: BrokenRow): string => `${placeOf(broken)}: ${problems[broken.problem]}`,
} as const;
