import { TextInput } from '@mantine/core';
import { auditActionChoices, auditResourceChoices } from '#shared/admin/audit.ts';
import { adminAuditTexts as texts } from '#shared/texts/admin/audit.ts';
import { ListFilter, ListSearch } from '../../components/admin-list/list-fields.tsx';
import { useSearchText } from '../../lib/hooks.ts';
import { ActorField, OrganisationField } from './actor-and-organisation-fields.tsx';
import type { AuditQuery } from './use-audit-query.ts';

const [earliest, latest] = ['2000-01-01', '2999-12-31'];
const [, ...actions] = auditActionChoices;
const sortedActions = actions.toSorted((one, other) => texts.actions[one].localeCompare(texts.actions[other], 'de'));

export function AuditFilters({ audit: { query, set } }: { audit: AuditQuery }) {
  return (
    <>
      <ListSearch
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        search={query.resourceId}
        onSearch={(resourceId) => set({ resourceId: resourceId.trim() })}
      />
      <ListFilter
        label={texts.action}
        values={['any', ...sortedActions] as const}
        names={{ any: texts.all, ...texts.actions }}
        value={query.action}
        onChange={(action) => set({ action })}
      />
      <ListFilter
        label={texts.resourceType}
        values={auditResourceChoices}
        names={{ any: texts.all, ...texts.resources }}
        value={query.resourceType}
        onChange={(resourceType) => set({ resourceType })}
      />
      <ActorField onChoose={(actor) => set({ actor })} />
      <OrganisationField onChoose={(org) => set({ org })} />
      <DayField label={texts.from} value={query.from} onChange={(from) => set({ from })} />
      <DayField label={texts.to} value={query.to} onChange={(to) => set({ to })} />
    </>
  );
}

type DayFieldProps = { label: string; value: string; onChange: (day: string) => void };

/** While a year is typed, the browser reports years such as 0002, which are ignored. */
function DayField({ label, value, onChange }: DayFieldProps) {
  const { typed, setTyped } = useSearchText(value, (day) => {
    if (day === '' || (day >= earliest && day <= latest)) onChange(day);
  });
  return (
    <TextInput
      type="date"
      w={{ base: '100%', xs: '11rem' }}
      label={label}
      min={earliest}
      max={latest}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
