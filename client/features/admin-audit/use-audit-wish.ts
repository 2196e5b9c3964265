import { auditActionChoices, auditResourceChoices, auditSorts } from '#shared/admin/audit.ts';
import { useListWish } from '../../components/admin-list/use-list-wish.ts';
import { useAddress } from '../../lib/use-address.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const day = /^2[0-9]{3}-[0-9]{2}-[0-9]{2}$/;

const choices = { action: auditActionChoices, resourceType: auditResourceChoices };
type Free = Record<'actor' | 'org' | 'resourceId' | 'from' | 'to', string>;

/** How the log is narrowed down stands in the address; other pages lead here with ?actor=, ?org= or ?resourceId=. */
export function useAuditWish() {
  const { params, change } = useAddress();
  const { wish: listed, set, clear, isNarrowed } = useListWish({ sorts: auditSorts, choices });
  const { search: _, ...chosen } = listed;
  const fitting = (name: string, shape: RegExp): string => {
    const value = params.get(name) ?? '';
    return shape.test(value) ? value : '';
  };
  const free: Free = {
    actor: fitting('actor', uuid),
    org: fitting('org', uuid),
    resourceId: (params.get('resourceId') ?? '').slice(0, 200),
    from: fitting('from', day),
    to: fitting('to', day),
  };
  return {
    wish: { ...chosen, ...free },
    set,
    setFree: (changes: Partial<Free>) => change(changes),
    clear,
    isNarrowed: isNarrowed || Object.values(free).some((value) => value !== ''),
    /** The event whose details are open. */
    opened: /^[1-9][0-9]{0,17}$/.test(params.get('event') ?? '') ? params.get('event') : null,
    close: () => change({ event: '' }),
    /** The same list with the details of this event. */
    toEvent: (eventId: string): string =>
      `?${new URLSearchParams([...[...params].filter(([name]) => name !== 'event'), ['event', eventId]])}`,
  };
}

export type AuditWish = ReturnType<typeof useAuditWish>;
