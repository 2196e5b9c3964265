import { z } from 'zod';
import { exportInput, listInput } from '../admin/list.ts';
import { email } from '../auth/schema.ts';
import { line, text } from '../validation/text.ts';
import {
  decisions,
  publicKinds,
  type ReportCategory,
  type ReportKind,
  type ReportState,
  reportCategories,
  reportKinds,
  reportLimits,
  reportStates,
  type Standing,
} from './report.ts';

const { reason, answer, name } = reportLimits;

/** `resourceId`: as the thing's own address names it, of a company that is its slug. */
export const sendReportInput = z.strictObject({
  kind: z.enum(publicKinds),
  resourceId: line(250),
  category: z.enum(reportCategories),
  reason: text(reason.max, reason.min),
  /** Of visitors; whoever is signed in is known. */
  name: line(name, 0).default(''),
  email: z.union([z.literal(''), email]).default(''),
  goodFaith: z.literal(true),
});
export type SendReportInput = z.output<typeof sendReportInput>;

/** What became of it: counted with others about the same thing; whether a mail says that it has arrived. */
export type SentReport = { isCounted: boolean; isMailed: boolean };

export const reportSorts = ['created'] as const;
/** 'pending': not decided. */
export const stateFilters = ['pending', 'any', ...reportStates] as const;
export const kindFilters = ['any', ...reportKinds] as const;
export const categoryFilters = ['any', ...reportCategories] as const;

const filters = {
  state: z.enum(stateFilters).default('pending'),
  kind: z.enum(kindFilters).default('any'),
  category: z.enum(categoryFilters).default('any'),
};

export const reportsInput = listInput(reportSorts, filters);
export const reportsExport = exportInput(reportSorts, filters);
export type ReportsInput = z.infer<typeof reportsInput>;

export const reportInput = z.strictObject({ reportId: z.uuid() });
export const decideReportInput = z.strictObject({
  reportId: z.uuid(),
  state: z.enum(decisions),
  answer: text(answer.max, answer.min),
});
export type DecideReportInput = z.output<typeof decideReportInput>;

export type ReportInList = {
  reportId: string;
  kind: ReportKind;
  /** Empty for a message. */
  title: string;
  category: ReportCategory;
  state: ReportState;
  /** Empty for visitors without one, and where the account has gone. Who takes part in a conversation is never named. */
  reporterName: string;
  /** Of a message: whether the company wrote it. */
  fromCompany: boolean;
  createdAt: Date;
};

export type OtherReport = Pick<ReportInList, 'reportId' | 'category' | 'state' | 'createdAt'>;

export type ReportDetail = ReportInList & {
  reason: string;
  /** Of a message: what was reported. */
  text: string;
  /** Null for support, for messages, and where nobody can be written to. */
  reporterEmail: string | null;
  isReporterReachable: boolean;
  /** Null for a message. */
  thing: { resourceId: string; standing: Standing } | null;
  /** Whose it is. Of a message only where the company wrote it. */
  organisation: { organisationId: string; name: string } | null;
  answer: string;
  handledBy: string | null;
  handledAt: Date | null;
  /** More people said the same while too many reports were open. */
  further: number;
  others: { count: number; newest: OtherReport[] };
};
