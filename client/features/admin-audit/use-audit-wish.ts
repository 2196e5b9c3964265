import { auditActionChoices, auditResourceChoices, auditSorts } from '#shared/admin/audit.ts';
import { listWish } from '../../components/admin-list/list-definition.ts';
import { choice, shaped, useAddress, useWish, uuidShape, words } from '../../lib/use-wish.ts';

const day = /^2[0-9]{3}-[0-9]{2}-[0-9]{2}$/;

/** Other pages link here with `?actor=`, `?org=` or `?resourceId=`. */
const wishes = listWish(auditSorts, {
  action: choice(auditActionChoices),
  resourceType: choice(auditResourceChoices),
  actor: shaped(uuidShape),
  org: shaped(uuidShape),
  resourceId: words(200),
  from: shaped(day),
  to: shaped(day),
}).omit({ search: true });

export function useAuditWish() {
  const { params, change } = useAddress();
  return {
    ...useWish(wishes),
    opened: /^[1-9][0-9]{0,17}$/.test(params.get('event') ?? '') ? params.get('event') : null,
    close: () => change({ event: '' }),
    toEvent: (eventId: string): string =>
      `?${new URLSearchParams([...[...params].filter(([name]) => name !== 'event'), ['event', eventId]])}`,
  };
}

export type AuditWish = ReturnType<typeof useAuditWish>;
