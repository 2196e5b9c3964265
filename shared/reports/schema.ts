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
  type ResourceState,
  reportCategories,
  reportKinds,
  reportLimits,
  reportStates,
} from './report.ts';

const { reason, answer, name } = reportLimits;

export const sendReportInput = z.strictObject({
  kind: z.enum(publicKinds),
  resourceId: line(250),
  category: z.enum(reportCategories),
  reason: text(reason.max, reason.min),
  name: line(name, 0).default(''),
  email: z.union([z.literal(''), email]).default(''),
  goodFaith: z.literal(true),
});
export type SendReportInput = z.output<typeof sendReportInput>;

export type SentReport = { isCounted: boolean; isMailed: boolean };

export const reportSorts = ['created'] as const;
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

export type AdminReportRow = {
  reportId: string;
  kind: ReportKind;
  title: string;
  category: ReportCategory;
  state: ReportState;
  /** Empty for visitors without a name, deleted accounts, and messages (privacy). */
  reporterName: string;
  fromCompany: boolean;
  createdAt: Date;
};

export type OtherReport = Pick<AdminReportRow, 'reportId' | 'category' | 'state' | 'createdAt'>;

export type ReportDetail = AdminReportRow & {
  reason: string;
  text: string;
  /** Null for support staff, for messages and without an address. */
  reporterEmail: string | null;
  isReporterReachable: boolean;
  thing: { resourceId: string; standing: ResourceState } | null;
  organisation: { organisationId: string; name: string } | null;
  answer: string;
  handledBy: string | null;
  handledAt: Date | null;
  further: number;
  others: { count: number; newest: OtherReport[] };
};
