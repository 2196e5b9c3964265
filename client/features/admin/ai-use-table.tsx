import { Table } from '@mantine/core';
import type { AiSettingsView } from '#shared/ai/state.ts';
import { aiServiceTexts } from '#shared/texts/ai-service.ts';
import { look } from '../../components/look/look.ts';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import classes from './ai.module.css';

const { table: texts } = aiServiceTexts;

type Use = AiSettingsView['use'];

/** Who has used the most this month. */
export function AiUseTable({ use }: { use: Use }) {
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      {use.length === 0 ? (
        <p className={look('muted')}>{texts.none}</p>
      ) : (
        <Table className={classes.table} aria-label={texts.title}>
          <Table.Thead>
            <Table.Tr>
              {[texts.organisation, texts.tokens, texts.requests].map((title) => (
                <Table.Th key={title} scope="col">
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {use.map((row) => (
              <Table.Tr key={row.orgId}>
                <Table.Td className={look('anywhere')}>{nameOf(row)}</Table.Td>
                <Table.Td>{texts.count(row.tokens)}</Table.Td>
                <Table.Td>{texts.count(row.requests)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </SettingsSection>
  );
}

/** Courses of people without an organisation are counted together. */
const nameOf = ({ orgId, name }: Use[number]): string => {
  if (name !== '') return name;
  return /^[0-]+$/.test(orgId) ? texts.nobody : texts.gone;
};
