import type { OrganisationRole } from '../../auth/session-user.ts';
import { countedAtMost } from '../../import/versions.ts';
import { oneLine } from '../../validation/text.ts';
import { roleNames } from '../members/roles.ts';
import { shellTexts } from '../shell.ts';
import { about, several } from '../words.ts';

export const auditResourceNames = {
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
} as const;
export type AuditResource = keyof typeof auditResourceNames;

type Said<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;
type Words<Detail extends string, Name extends string> = {
  /** Ids, roles, counts and switches: kept for ever. */
  details?: readonly Detail[];
  /** Names at the time of the event; erasable. */
  names?: readonly Name[];
  /** Without the actor and the reason. Defaults to the label. */
  sentence?: (said: Said<Detail | Name>) => string;
};

/** One kind of audit event. The label is its name in the filter. */
export const event = <Resource extends AuditResource, Detail extends string = never, Name extends string = never>(
  resource: Resource,
  label: string,
  { details = [], names = [], sentence = () => label }: Words<Detail, Name> = {},
) => ({ resource, label, details, names, sentence });

export const role = (value: unknown): string => roleNames[value as OrganisationRole] ?? String(value);
const visibilities: Record<string, string> = {
  public: 'öffentlich',
  'org-only': 'nur für die Organisation',
  private: 'nur mit Einladung',
};
export const visibility = (value: unknown): string => visibilities[String(value)] ?? String(value);
export const accountType = (value: unknown): string => (value === 'company' ? 'Unternehmenskonto' : 'Bewerberkonto');
export const platformRole = (value: unknown): string =>
  shellTexts.platformRoles[value as keyof typeof shellTexts.platformRoles] ?? 'ohne Rolle';
/** A reason has paragraphs where it is read alone; a sentence has none. */
export const because = (reason: unknown): string =>
  typeof reason === 'string' && reason !== '' ? `: ${oneLine(reason)}` : '';
/** Names may have been erased. */
export const named = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? `„${value}“` : otherwise;
export const tokens = (value: unknown): string =>
  typeof value === 'number' ? several(value, 'Token', 'Tokens') : 'unbegrenzt';
/** Details are numbers; what is stored otherwise is said as it is. */
export const counted = (value: unknown, one: string, many: string): string =>
  typeof value === 'number' ? several(value, one, many) : `${String(value)} ${many}`;
/** Beyond what is counted it was estimated. */
export const removed = (value: unknown, one: string, many: string): string =>
  typeof value === 'number' && value > countedAtMost ? `${about(value)} ${many}` : counted(value, one, many);
export const someone = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : 'eine Person');
