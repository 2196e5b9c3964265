import { Tabs } from '@mantine/core';
import { applicationStatuses } from '#shared/applications/status.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { boardUi as texts } from '#shared/texts/applications/board.ts';
import { look } from '../../components/look/look.ts';
import { useAddress } from '../../lib/use-address.ts';
import { ColumnCards } from './board-column.tsx';
import type { ColumnsProps } from './board-columns.tsx';
import { shownCounts } from './shown-columns.ts';

/** One column at a time, on a narrow window; which one stands in the address. */
export function BoardTabs({ jobId, columns, moves, onMove }: ColumnsProps) {
  const { params, change } = useAddress();
  const open = applicationStatuses.find((status) => status === params.get('column')) ?? 'applied';
  const counts = shownCounts(columns, moves);
  return (
    <Tabs
      value={open}
      onChange={(status) => change({ column: status === null || status === 'applied' ? '' : status })}
      keepMounted={false}
    >
      <Tabs.List mb="md" aria-label={texts.columns}>
        {applicationStatuses.map((status) => (
          <Tabs.Tab key={status} value={status}>
            {applicationStatusNames[status]} <span className={look('muted', 'numbers')}>{counts[status]}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {applicationStatuses.map((status) => (
        <Tabs.Panel key={status} value={status}>
          <h2 className={look('unseen')}>{applicationStatusNames[status]}</h2>
          <ColumnCards
            jobId={jobId}
            status={status}
            column={columns[status]}
            count={counts[status]}
            moves={moves}
            onMove={onMove}
            isDraggable={false}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
