import { auditActionChoices, auditResourceChoices, auditSorts } from '#shared/admin/audit.ts';
import { adminListQuerySchema } from '../../components/admin-list/list-definition.ts';
import { uuidPattern } from '../../lib/new-id.ts';
import { choiceParam, patternParam, textParam, useUrlParams, useUrlQuery } from '../../lib/use-url-query.ts';

const dayPattern = /^2[0-9]{3}-[0-9]{2}-[0-9]{2}$/;

/** Other pages link here with `?actor=`, `?org=` or `?resourceId=`. */
const auditQuery = adminListQuerySchema(auditSorts, {
  action: choiceParam(auditActionChoices),
  resourceType: choiceParam(auditResourceChoices),
  actor: patternParam(uuidPattern),
  org: patternParam(uuidPattern),
  resourceId: textParam(200),
  from: patternParam(dayPattern),
  to: patternParam(dayPattern),
}).omit({ search: true });

export function useAuditQuery() {
  const { params, change } = useUrlParams();
  return {
    ...useUrlQuery(auditQuery),
    openedEventId: /^[1-9][0-9]{0,17}$/.test(params.get('event') ?? '') ? params.get('event') : null,
    close: () => change({ event: '' }),
    eventHref: (eventId: string): string =>
      `?${new URLSearchParams([...[...params].filter(([name]) => name !== 'event'), ['event', eventId]])}`,
  };
}

export type AuditQuery = ReturnType<typeof useAuditQuery>;
