/** What stands behind an event of the audit log, by name; its sentence says the same in words. */
import type { auditActions, retiredAuditActions } from '../audit.ts';
import type { OrganisationRole } from '../auth/session-user.ts';
import type { Ground } from '../moderation/decision.ts';
import { settingName } from './admin-settings.ts';
import { groundNames } from './locked.ts';
import { roleNames } from './roles.ts';
import { shellTexts } from './shell.ts';

type Kinds =
  | (typeof auditActions)[keyof typeof auditActions]
  | (typeof retiredAuditActions)[keyof typeof retiredAuditActions];
type Field = Kinds['details'][number] | Kinds['names'][number];

const fields: Record<Field, string> = {
  by_itself: 'Von selbst',
  changed: 'Geändert',
  created: 'Angelegt',
  days: 'Tage',
  decisions: 'Antworten',
  domain: 'Domain',
  filters: 'Filter',
  format: 'Format',
  former_email: 'Frühere E-Mail-Adresse',
  former_owner: 'Vorher im Eigentum von',
  from: 'Vorher',
  from_role: 'Rolle vorher',
  ground: 'Grundlage',
  invited_email: 'Eingeladene E-Mail-Adresse',
  invited_role: 'Rolle der Einladung',
  isPublic: 'Öffentliche Seite',
  kind: 'Art',
  legal_name: 'Rechtlicher Name',
  lessons: 'Lektionen',
  links: 'Glieder',
  list: 'Liste',
  member_name: 'Mitglied',
  member_role: 'Rolle des Mitglieds',
  members: 'Mitglieder',
  method: 'Weg',
  name: 'Name',
  needsReview: 'Vier-Augen-Prinzip',
  new_email: 'Neue E-Mail-Adresse',
  number: 'Version',
  offsets_id: 'Nummer der Schätzung',
  page: 'Seite',
  people: 'Personen',
  person: 'Person',
  reason: 'Grund',
  recipient: 'Empfänger',
  resource_id: 'Nummer der Ressource',
  results: 'Ergebnisse',
  runs: 'Durchgänge',
  sessions: 'Sitzungen',
  setting: 'Einstellung',
  skills: 'Soft Skills',
  state: 'Zustand',
  statements: 'Aussagen',
  subject: 'Betreff',
  title: 'Titel',
  to: 'Nachher',
  to_role: 'Rolle nachher',
  variant: 'Fassung des Tests',
  version: 'Version',
  was_online: 'War online',
  whole: 'Unversehrt',
};

const words: Readonly<Record<string, string>> = { ...roleNames, ...shellTexts.platformRoles } satisfies Record<
  OrganisationRole | keyof typeof shellTexts.platformRoles,
  string
>;

/** One that is written no longer is shown as it is stored. */
export const auditFieldName = (field: string): string => fields[field as Field] ?? field;

export function auditFieldText(field: string, value: unknown): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field.endsWith('_role')) return words[value] ?? value;
  if (field === 'ground') return groundNames[value as Ground] ?? value;
  return field === 'setting' ? settingName(value) : value;
}
