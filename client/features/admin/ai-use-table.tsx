import { Text } from '@mantine/core';
import type { AiSettingsView } from '#shared/ai/state.ts';
import { aiServiceTexts } from '#shared/texts/ai/service.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';

const { table: texts } = aiServiceTexts;

type Usage = AiSettingsView['use'];

const nameOf = ({ orgId, name }: Usage[number]): string => {
  if (name !== '') return name;
  return /^[0-]+$/.test(orgId) ? texts.nobody : texts.gone;
};

const columns: ReadonlyArray<Column<Usage[number]>> = [
  { title: texts.organisation, cell: nameOf },
  { title: texts.tokens, isAtEnd: true, cell: ({ tokens }) => texts.count(tokens) },
  { title: texts.requests, isAtEnd: true, cell: ({ requests }) => texts.count(requests) },
];

export function AiUsageTable({ use }: { use: Usage }) {
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      {use.length === 0 ? (
        <Text c="dimmed">{texts.none}</Text>
      ) : (
        <DataTable label={texts.title} columns={columns} rows={use} keyOf={({ orgId }) => orgId} />
      )}
    </SettingsSection>
  );
}
