import { countOrRawText, event, personName, quotedName, roleName, visibilityName } from './event.ts';

export const companyActions = {
  organisation_created: event('organisation', 'Organisation gegründet', {
    names: ['name'],
    sentence: ({ name }) => `Organisation ${quotedName(name, 'ohne Namen')} gegründet`,
  }),
  organisation_changed: event('organisation', 'Einstellungen der Organisation geändert', {
    details: ['isPublic', 'needsReview'],
    names: ['name'],
    sentence: ({ name }) => `Einstellungen der Organisation ${quotedName(name, '')} geändert`.replace('  ', ' '),
  }),
  organisation_exported: event('organisation', 'Daten der Organisation heruntergeladen', {
    names: ['name'],
    sentence: ({ name }) => `Daten der Organisation ${quotedName(name, 'ohne Namen')} heruntergeladen`,
  }),
  organisation_imported: event('organisation', 'Daten einer Organisation übernommen', {
    details: ['courses', 'jobs', 'members'],
    names: ['name'],
    sentence: ({ courses, name }) =>
      `Organisation ${quotedName(name, 'ohne Namen')} mit ${countOrRawText(courses, 'Kurs', 'Kursen')} übernommen`,
  }),
  organisation_deleted: event('organisation', 'Organisation gelöscht', {
    details: ['members'],
    names: ['name', 'reason'],
    sentence: ({ members, name }) =>
      `Organisation ${quotedName(name, 'ohne Namen')} mit ${countOrRawText(members, 'Mitglied', 'Mitgliedern')} gelöscht`,
  }),
  reviews_switched_off: event('organisation', 'Vier-Augen-Prinzip ausgeschaltet'),
  organisation_logo_changed: event('organisation', 'Logo geändert', {
    sentence: () => 'Logo der Organisation geändert',
  }),
  organisation_logo_removed: event('organisation', 'Logo entfernt', {
    sentence: () => 'Logo der Organisation entfernt',
  }),
  imprint_changed: event('organisation', 'Impressum geändert', {
    names: ['legal_name'],
    sentence: ({ legal_name }) => `Impressum geändert: ${quotedName(legal_name, 'ohne Namen')}`,
  }),
  domain_claimed: event('organisation', 'Bestätigung einer Domain begonnen', {
    details: ['method'],
    names: ['domain'],
    sentence: ({ method, domain }) =>
      `Bestätigung der Domain ${quotedName(domain, 'ohne Namen')} ${method === 'dns' ? 'über einen DNS-Eintrag' : 'per E-Mail'} begonnen`,
  }),
  shared_domain_allowed: event('organisation', 'Domain für zweite Organisation zugelassen', {
    names: ['domain', 'reason'],
    sentence: ({ domain }) => `Domain ${quotedName(domain, 'ohne Namen')} für eine zweite Organisation zugelassen`,
  }),
  organisation_verified: event('organisation', 'Organisation über Domain geprüft', {
    details: ['method'],
    names: ['name', 'domain'],
    sentence: ({ method, name, domain }) =>
      `Organisation ${quotedName(name, 'ohne Namen')} über die Domain ${quotedName(domain, 'ohne Namen')} geprüft (${method === 'dns' ? 'DNS-Eintrag' : 'E-Mail'})`,
  }),
  organisation_verified_by_staff: event('organisation', 'Organisation als geprüft markiert', {
    names: ['name', 'reason'],
    sentence: ({ name }) => `Organisation ${quotedName(name, 'ohne Namen')} als geprüft markiert`,
  }),
  verification_ended: event('organisation', 'Prüfung durch neuen Namen beendet', {
    names: ['name'],
    sentence: ({ name }) => `Prüfung durch den neuen Namen ${quotedName(name, 'ohne Namen')} beendet`,
  }),
  verification_withdrawn: event('organisation', 'Prüfung zurückgenommen', {
    names: ['name', 'reason'],
    sentence: ({ name }) => `Prüfung der Organisation ${quotedName(name, 'ohne Namen')} zurückgenommen`,
  }),
  name_held: event('organisation', 'Ähnlicher Name wartet auf Prüfung', {
    names: ['name'],
    sentence: ({ name }) => `Name ${quotedName(name, 'ohne Namen')} ist einem anderen ähnlich und wartet auf Prüfung`,
  }),
  name_allowed: event('organisation', 'Name zugelassen', {
    names: ['name', 'reason'],
    sentence: ({ name }) => `Name ${quotedName(name, 'ohne Namen')} zugelassen`,
  }),
  name_refused: event('organisation', 'Name nicht zugelassen', {
    names: ['name', 'reason'],
    sentence: ({ name }) => `Name ${quotedName(name, 'ohne Namen')} nicht zugelassen`,
  }),
  role_changed: event('org_member', 'Rolle geändert', {
    details: ['from_role', 'to_role'],
    names: ['member_name'],
    sentence: ({ from_role, to_role, member_name }) =>
      `Rolle${typeof member_name === 'string' && member_name !== '' ? ` von ${member_name}` : ''} von ${roleName(from_role)} zu ${roleName(to_role)} geändert`,
  }),
  member_left: event('org_member', 'Mitglied ausgetreten', {
    details: ['member_role'],
    names: ['member_name'],
    sentence: ({ member_role, member_name }) =>
      `${personName(member_name)} (${roleName(member_role)}) hat die Organisation verlassen`,
  }),
  member_removed: event('org_member', 'Mitglied entfernt', {
    details: ['member_role'],
    names: ['member_name'],
    sentence: ({ member_role, member_name }) =>
      `${personName(member_name)} (${roleName(member_role)}) aus der Organisation entfernt`,
  }),
  ownership_transferred: event('org_member', 'Eigentum übertragen', {
    details: ['from_role', 'to_role', 'former_owner'],
    sentence: () => 'Eigentum an der Organisation übertragen',
  }),
  member_invited: event('invitation', 'Mitglied eingeladen', {
    details: ['invited_role'],
    names: ['invited_email'],
    sentence: ({ invited_role, invited_email }) =>
      `${personName(invited_email)} als ${roleName(invited_role)} eingeladen`,
  }),
  invitation_resent: event('invitation', 'Einladung erneut gesendet', {
    details: ['invited_role'],
    names: ['invited_email'],
    sentence: ({ invited_email }) => `Einladung an ${personName(invited_email)} erneut gesendet`,
  }),
  invitation_withdrawn: event('invitation', 'Einladung zurückgezogen', {
    details: ['invited_role'],
    names: ['invited_email'],
    sentence: ({ invited_email }) => `Einladung an ${personName(invited_email)} zurückgezogen`,
  }),
  invitation_accepted: event('invitation', 'Einladung angenommen', {
    details: ['invited_role'],
    names: ['invited_email'],
    sentence: ({ invited_role }) => `Einladung als ${roleName(invited_role)} angenommen`,
  }),
  course_visibility_changed: event('course', 'Sichtbarkeit eines Kurses geändert', {
    details: ['from', 'to'],
    sentence: ({ from, to }) =>
      `Sichtbarkeit des Kurses von „${visibilityName(from)}“ zu „${visibilityName(to)}“ geändert`,
  }),
  course_invitation_renewed: event('course', 'Einladungslink eines Kurses erneuert', {
    sentence: () => 'Einladungslink des Kurses erneuert',
  }),
  course_deleted: event('course', 'Kurs gelöscht', {
    details: ['version'],
    names: ['title'],
    sentence: ({ title }) => `Kurs ${quotedName(title, 'ohne Titel')} gelöscht`,
  }),
  course_published: event('course', 'Kurs veröffentlicht', {
    details: ['version'],
    sentence: ({ version }) => `Kurs als Version ${String(version)} veröffentlicht`,
  }),
  course_submitted: event('course', 'Kurs zur Prüfung eingereicht'),
  course_sent_back: event('course', 'Kurs zurückgegeben', { sentence: () => 'Kurs aus der Prüfung zurückgegeben' }),
  course_withdrawn: event('course', 'Veröffentlichung eines Kurses zurückgezogen', {
    details: ['version'],
    sentence: () => 'Veröffentlichung des Kurses zurückgezogen',
  }),
  certificate_withdrawn: event('certificate', 'Zertifikat zurückgezogen', {
    details: ['version'],
    names: ['title', 'reason'],
    sentence: ({ title, version }) =>
      `Zertifikat zu Version ${String(version)} von ${quotedName(title, 'einem Kurs')} zurückgezogen`,
  }),
  course_comment_removed: event('course', 'Kommentar zu einem Kurs gelöscht', {
    sentence: () => 'Kommentar einer anderen Person zum Kurs gelöscht',
  }),
  course_generated: event('course', 'Kurs erzeugt', {
    details: ['lessons'],
    sentence: ({ lessons }) => `Kurs erzeugen lassen (${countOrRawText(lessons, 'Lektion', 'Lektionen')})`,
  }),
  course_version_restored: event('course', 'Version eines Kurses wiederhergestellt', {
    details: ['version'],
    sentence: ({ version }) => `Version ${String(version)} des Kurses wiederhergestellt`,
  }),
  job_published: event('job', 'Stelle veröffentlicht', {
    names: ['title'],
    sentence: ({ title }) => `Stelle ${quotedName(title, 'ohne Titel')} veröffentlicht`,
  }),
  job_changed_online: event('job', 'Änderungen einer Stelle veröffentlicht', {
    names: ['title'],
    sentence: ({ title }) => `Änderungen der Stelle ${quotedName(title, 'ohne Titel')} veröffentlicht`,
  }),
  job_extended: event('job', 'Stelle verlängert', {
    details: ['days'],
    names: ['title'],
    sentence: ({ days, title }) =>
      `Stelle ${quotedName(title, 'ohne Titel')} um ${countOrRawText(days, 'Tag', 'Tage')} verlängert`,
  }),
  job_closed: event('job', 'Stelle geschlossen', {
    details: ['by_itself'],
    names: ['title'],
    sentence: ({ by_itself, title }) =>
      `Stelle ${quotedName(title, 'ohne Titel')} ${by_itself === true ? 'nach Ablauf der Frist ' : ''}geschlossen`,
  }),
  job_reopened: event('job', 'Stelle wieder geöffnet', {
    names: ['title'],
    sentence: ({ title }) => `Stelle ${quotedName(title, 'ohne Titel')} wieder geöffnet`,
  }),
  job_deleted: event('job', 'Stelle gelöscht', {
    details: ['was_online'],
    names: ['title'],
    sentence: ({ title }) => `Stelle ${quotedName(title, 'ohne Titel')} gelöscht`,
  }),
  jobs_imported: event('organisation', 'Stellen importiert', {
    details: ['created', 'changed'],
    sentence: ({ created, changed }) =>
      `Stellen aus einer CSV-Datei übernommen (${String(created)} neu, ${String(changed)} geändert)`,
  }),
  candidate_note_deleted: event('organisation', 'Notiz gelöscht', {
    details: ['is_own'],
    sentence: ({ is_own }) =>
      `${is_own === true ? 'Eigene Notiz' : 'Notiz eines anderen Mitglieds'} zu einer Person gelöscht`,
  }),
  candidates_exported: event('organisation', 'Kandidaten exportiert', {
    details: ['format', 'people'],
    sentence: ({ format, people }) =>
      `Angaben zu Kandidaten (${String(people)}) als ${format === 'pdf' ? 'PDF' : 'CSV'} exportiert`,
  }),
};
