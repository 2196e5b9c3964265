import { Table } from '@mantine/core';
import { adminDashboardTexts as texts } from '#shared/texts/admin/dashboard.ts';
import { look } from '../../components/look/look.ts';
import type { CurveStep } from './curve-chart.tsx';
import classes from './dashboard.module.css';

const number = new Intl.NumberFormat('de-DE');

/** The newest step first. */
export function CurveTable({ steps, heading }: { steps: readonly CurveStep[]; heading: string }) {
  return (
    <details className={classes.details}>
      <summary className={look('finger')}>{texts.table}</summary>
      <Table maw="24rem" mt="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{heading}</Table.Th>
            <Table.Th scope="col" ta="right">
              {texts.added}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {steps.toReversed().map(({ label, count }) => (
            <Table.Tr key={label}>
              <Table.Td>{label}</Table.Td>
              <Table.Td ta="right">{number.format(count)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </details>
  );
}
