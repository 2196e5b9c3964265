import type { OrganisationRole } from '../../auth/session-user.ts';
import type { Ground } from '../../moderation/decision.ts';
import { settingName } from '../admin/settings.ts';
import { roleNames } from '../members/roles.ts';
import { groundNames } from '../moderation/moderation.ts';
import { shellTexts } from '../shell.ts';
import { companyActions } from './companies.ts';
import { platformActions, retiredAuditActions } from './platform.ts';
import { because } from './words.ts';

/** Everything that is written into the audit log: a closed list. */
export const auditActions = { ...companyActions, ...platformActions };
export { retiredAuditActions };

/** Logged when a person requests another person's or organisation's data. */
export const accessRefused = 'access_refused';
const refused = { label: 'Zugriff verweigert', sentence: () => 'Zugriff auf etwas Fremdes verweigert' };

const known = { ...auditActions, ...retiredAuditActions, [accessRefused]: refused };
export type ListedAction = keyof typeof auditActions;
export type AuditAction = keyof typeof known;
export const auditActionNames = Object.keys(known) as AuditAction[];
export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(known, action);
/** The names in the filter. */
export const auditLabels = Object.fromEntries(
  Object.entries(known).map(([action, { label }]) => [action, label]),
) as Readonly<Record<AuditAction, string>>;

type Said = Readonly<Record<string, unknown>>;

/** `names` without what has been erased. */
export const auditSentence = (
  action: AuditAction,
  { details, names }: Readonly<Record<'details' | 'names', object>>,
): string => {
  const said: Said = { ...details, ...names };
  return `${(known[action].sentence as (said: Said) => string)(said)}${because(said['reason'])}`;
};

type Kinds = typeof auditActions & typeof retiredAuditActions;
type Field = Kinds[keyof Kinds]['details' | 'names'][number];

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
  is_own: 'Eigene Notiz',
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
