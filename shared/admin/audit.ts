import { z } from 'zod';
import type { AuditAction, AuditResource } from '../audit.ts';
import { auditActionNames } from '../texts/audit/audit.ts';
import { auditResourceNames } from '../texts/audit/event.ts';
import { line } from '../validation/text.ts';
import { exportInput, listInput } from './list.ts';

export const auditSorts = ['created'] as const;

export const auditActionChoices = ['any', ...auditActionNames] as const;

export const auditResources = Object.keys(auditResourceNames) as AuditResource[];
export const auditResourceChoices = ['any', ...auditResources] as const;

/** The bounds keep date arithmetic safe: every accepted day has a next day. */
const day = () =>
  z.iso.date().refine((text) => text >= '2000-01-01' && text <= '2999-12-31') satisfies z.ZodType<string>;
const optionalFilter = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal(''), schema]).default('' as never);

const filters = {
  action: z.enum(auditActionChoices).default('any'),
  actor: optionalFilter(z.uuid()),
  org: optionalFilter(z.uuid()),
  resourceType: z.enum(auditResourceChoices).default('any'),
  resourceId: line(200, 0).default(''),
  /** Both days are inclusive. */
  from: optionalFilter(day()),
  to: optionalFilter(day()),
};

export const auditInput = listInput(auditSorts, filters).omit({ search: true });
export const auditExport = exportInput(auditSorts, filters).omit({ search: true });
export type AuditInput = z.infer<typeof auditInput>;

export const auditEventInput = z.strictObject({ eventId: z.string().regex(/^[1-9][0-9]{0,17}$/) });

export const chainProblems = [
  'link_missing',
  'link_added',
  'changed',
  'event_missing',
  'names_missing',
  'names_changed',
  'backdated',
  'dated_ahead',
  'unlinked',
  'cut_off',
  'rewritten',
] as const;
export type ChainProblem = (typeof chainProblems)[number];

/** `position` and `eventId` are null if unknown: a deleted row may leave only its position. */
export type BrokenRow = { position: string | null; eventId: string | null; problem: ChainProblem };

export type AuditEventRow = {
  eventId: string;
  createdAt: Date;
  action: AuditAction | (string & {});
  sentence: string;
  /** Null for events of the system; `name` is null after the account is deleted. */
  actor: { userId: string; name: string | null } | null;
  organisation: { organisationId: string; name: string | null } | null;
  resourceType: string;
  resourceId: string;
};

export type AuditEventDetails = AuditEventRow & {
  details: Record<string, unknown>;
  names: Record<string, unknown>;
  address: string;
  isErased: boolean;
  /** Null until the event is linked to the chain (seconds). */
  link: { position: string; hash: string; chainedAt: Date } | null;
};

export type ChainState = {
  head: { position: string; hash: string; chainedAt: Date } | null;
  waiting: number;
  lastCheck: { checkedAt: Date; links: string; broken: BrokenRow | null } | null;
  checking: { done: number; of: number } | null;
};
export const unlinkedCountLimit = 10_000;
