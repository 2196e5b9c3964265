import type { OrganisationRole } from '../../auth/session-user.ts';
import { exactCountLimit } from '../../import/versions.ts';
import { oneLine } from '../../validation/text.ts';
import { roleNames } from '../members/roles.ts';
import { shellTexts } from '../shell.ts';
import { approximateText, countWithNoun } from '../words.ts';

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
  passkey: 'Passkey',
  background_job: 'Auftrag im Hintergrund',
  own_data: 'Kopie der eigenen Daten',
  user: 'Konto',
  report: 'Meldung',
  catalogue: 'Katalog',
  audit_log: 'Audit Log',
  installation: 'Installation',
} as const;
export type AuditResource = keyof typeof auditResourceNames;

type EventValues<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;
type EventDefinition<Detail extends string, Name extends string> = {
  /** Ids, roles, counts and switches; never erased. */
  details?: readonly Detail[];
  names?: readonly Name[];
  sentence?: (said: EventValues<Detail | Name>) => string;
};

export const event = <Resource extends AuditResource, Detail extends string = never, Name extends string = never>(
  resource: Resource,
  label: string,
  { details = [], names = [], sentence = () => label }: EventDefinition<Detail, Name> = {},
) => ({ resource, label, details, names, sentence });

export const roleName = (value: unknown): string => roleNames[value as OrganisationRole] ?? String(value);
const visibilities: Record<string, string> = {
  public: 'öffentlich',
  'org-only': 'nur für die Organisation',
  private: 'nur mit Einladung',
};
export const visibilityName = (value: unknown): string => visibilities[String(value)] ?? String(value);
export const accountTypeName = (value: unknown): string =>
  value === 'company' ? 'Unternehmenskonto' : 'Bewerberkonto';
export const platformRole = (value: unknown): string =>
  shellTexts.platformRoles[value as keyof typeof shellTexts.platformRoles] ?? 'ohne Rolle';
/** One line, because the reason becomes part of a sentence. */
export const reasonSuffix = (reason: unknown): string =>
  typeof reason === 'string' && reason !== '' ? `: ${oneLine(reason)}` : '';
export const quotedName = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? `„${value}“` : otherwise;
export const tokens = (value: unknown): string =>
  typeof value === 'number' ? countWithNoun(value, 'Token', 'Tokens') : 'unbegrenzt';
export const countOrRawText = (value: unknown, one: string, many: string): string =>
  typeof value === 'number' ? countWithNoun(value, one, many) : `${String(value)} ${many}`;
/** Values above `exactCountLimit` are estimates. */
export const removedCountText = (value: unknown, one: string, many: string): string =>
  typeof value === 'number' && value > exactCountLimit
    ? `${approximateText(value)} ${many}`
    : countOrRawText(value, one, many);
export const personName = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : 'eine Person';
