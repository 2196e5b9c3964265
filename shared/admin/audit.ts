import { z } from 'zod';
import type { AuditAction, AuditResource } from '../audit.ts';
import { auditActionNames } from '../texts/audit/audit.ts';
import { auditResourceNames } from '../texts/audit/words.ts';
import { line } from '../validation/text.ts';
import { exportInput, listInput } from './list.ts';

export const auditSorts = ['created'] as const;

export const auditActionChoices = ['any', ...auditActionNames] as const;

export const auditResources = Object.keys(auditResourceNames) as AuditResource[];
export const auditResourceChoices = ['any', ...auditResources] as const;

/** Nothing was written down before; every day in between has a day after it. */
const day = () =>
  z.iso.date().refine((text) => text >= '2000-01-01' && text <= '2999-12-31') satisfies z.ZodType<string>;
const orNothing = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(''), schema]).default('' as never);

const filters = {
  action: z.enum(auditActionChoices).default('any'),
  actor: orNothing(z.uuid()),
  org: orNothing(z.uuid()),
  resourceType: z.enum(auditResourceChoices).default('any'),
  resourceId: line(200, 0).default(''),
  /** Both days belong to it. */
  from: orNothing(day()),
  to: orNothing(day()),
};

export const auditInput = listInput(auditSorts, filters).omit({ search: true });
export const auditExport = exportInput(auditSorts, filters).omit({ search: true });
export type AuditInput = z.infer<typeof auditInput>;

export const auditEventInput = z.strictObject({ eventId: z.string().regex(/^[1-9][0-9]{0,17}$/) });

/** What can be wrong with the chain; the sentence to each: shared/texts/admin/audit.ts. */
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

/** As far as it can be told which one it is: of a row that is gone perhaps only the place is left. */
export type BrokenRow = { position: string | null; eventId: string | null; problem: ChainProblem };

export type AuditEventInList = {
  eventId: string;
  createdAt: Date;
  action: AuditAction | (string & {});
  sentence: string;
  /** Null where the product did it by itself; without a name where the account is gone. */
  actor: { userId: string; name: string | null } | null;
  organisation: { organisationId: string; name: string | null } | null;
  resourceType: string;
  resourceId: string;
};

export type AuditEventDetails = AuditEventInList & {
  details: Record<string, unknown>;
  names: Record<string, unknown>;
  address: string;
  /** What of it was about persons is gone. */
  isErased: boolean;
  /** Null until it is chained, which is a matter of seconds. */
  link: { position: string; hash: string; chainedAt: Date } | null;
};

export type ChainState = {
  head: { position: string; hash: string; chainedAt: Date } | null;
  /** How many events are not chained yet, up to `mostWaiting`. */
  waiting: number;
  lastCheck: { checkedAt: Date; links: string; broken: BrokenRow | null } | null;
  /** How far the check that runs has come. */
  checking: { done: number; of: number } | null;
};
export const mostWaiting = 10_000;
