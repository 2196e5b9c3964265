import type { OrganisationRole } from '../../auth/session-user.ts';
import type { Ground } from '../../moderation/decision.ts';
import { settingName } from '../admin/settings.ts';
import { roleNames } from '../members/roles.ts';
import { groundNames } from '../moderation/moderation.ts';
import { shellTexts } from '../shell.ts';
import { companyActions } from './companies.ts';
import { reasonSuffix } from './event.ts';
import { platformActions, retiredAuditActions } from './platform.ts';

export const auditActions = { ...companyActions, ...platformActions };
export { retiredAuditActions };

export const accessRefused = 'access_refused';
const refusedAccessAction = { label: 'Zugriff verweigert', sentence: () => 'Zugriff auf etwas Fremdes verweigert' };

const knownActions = { ...auditActions, ...retiredAuditActions, [accessRefused]: refusedAccessAction };
export type ListedAction = keyof typeof auditActions;
export type AuditAction = keyof typeof knownActions;
export const auditActionNames = Object.keys(knownActions) as AuditAction[];
export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(knownActions, action);
export const auditLabels = Object.fromEntries(
  Object.entries(knownActions).map(([action, { label }]) => [action, label]),
) as Readonly<Record<AuditAction, string>>;

type EventValues = Readonly<Record<string, unknown>>;

/** `names` must not contain erased names. */
export const auditSentence = (
  action: AuditAction,
  { details, names }: Readonly<Record<'details' | 'names', object>>,
): string => {
  const said: EventValues = { ...details, ...names };
  return `${(knownActions[action].sentence as (said: EventValues) => string)(said)}${reasonSuffix(said['reason'])}`;
};

type Kinds = typeof auditActions & typeof retiredAuditActions;
type Field = Kinds[keyof Kinds]['details' | 'names'][number];

const fields: Record<Field, string> = {
  by_itself: 'Von selbst',
  cause: 'Anlass',
  changed: 'Geändert',
  courses: 'Kurse',
  created: 'Angelegt',
  days: 'Tage',
  decisions: 'Antworten',
  digest: 'Prüfsumme der Änderungen',
  domain: 'Domain',
  events: 'Einträge',
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
  jobs: 'Stellen',
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
  variant: 'Testvariante',
  version: 'Version',
  was_online: 'War online',
  whole: 'Unversehrt',
};

const roleWords: Readonly<Record<string, string>> = { ...roleNames, ...shellTexts.platformRoles } satisfies Record<
  OrganisationRole | keyof typeof shellTexts.platformRoles,
  string
>;

export const auditFieldName = (field: string): string => fields[field as Field] ?? field;

export function auditFieldText(field: string, value: unknown): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field.endsWith('_role')) return roleWords[value] ?? value;
  if (field === 'ground') return groundNames[value as Ground] ?? value;
  return field === 'setting' ? settingName(value) : value;
}
