import type { auditActions, ListedAction } from './texts/audit/audit.ts';

export type { AuditAction } from './texts/audit/audit.ts';
export type { AuditResource } from './texts/audit/event.ts';

export type AuditDetails<Action extends ListedAction> = Readonly<
  Record<(typeof auditActions)[Action]['details'][number], string | number | boolean | null>
>;
type AuditNames<Action extends ListedAction> = Readonly<Record<(typeof auditActions)[Action]['names'][number], string>>;

export type AuditEntry<Action extends ListedAction = ListedAction> = Action extends ListedAction
  ? {
      action: Action;
      resourceId: string;
      orgId?: string | null;
      details: AuditDetails<Action>;
      names: AuditNames<Action>;
    }
  : never;
