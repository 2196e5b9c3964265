import { Button } from '@mantine/core';
import { useState } from 'react';
import type { StoredOffsets } from '#shared/test-quality/state.ts';
import { testQualityTexts } from '#shared/texts/test-quality.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { look } from '../../components/look/look.ts';
import { formatDate, formatDateTime } from '../../lib/dates.ts';
import { messageOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { PlainTable } from './plain-table.tsx';

const { offsets: texts, count } = testQualityTexts;

type StoredTableProps = { stored: readonly StoredOffsets[]; mayChange: boolean };

export function StoredTable({ stored, mayChange }: StoredTableProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const utils = trpc.useUtils();
  const switchOn = trpc.adminQuality.switchOn.useMutation({
    onSuccess: async () => {
      await utils.adminQuality.state.invalidate();
      setChosen(null);
    },
  });
  const open = (offsetsId: number) => {
    switchOn.reset();
    setChosen(offsetsId);
  };
  return (
    <>
      <PlainTable
        label={texts.table}
        columns={[
          { title: texts.estimatedAt, cell: ({ estimatedAt }) => formatDateTime(estimatedAt) },
          { title: texts.runs, cell: ({ runs }) => count(runs) },
          {
            title: texts.state,
            cell: (row) =>
              mayChange && row.activatedAt === null ? <SwitchOn row={row} onOpen={open} /> : stateOf(row),
          },
        ]}
        rows={stored}
        keyOf={({ offsetsId }) => String(offsetsId)}
      />
      <ConfirmDialog
        title={texts.switchOnDialog.title}
        text={texts.switchOnDialog.text}
        confirmLabel={texts.switchOn}
        isDangerous={false}
        opened={chosen !== null}
        isBusy={switchOn.isPending}
        failure={switchOn.error === null ? null : messageOf(switchOn.error)}
        onClose={() => setChosen(null)}
        onConfirm={() => {
          if (chosen !== null) switchOn.mutate({ offsetsId: chosen });
        }}
      />
    </>
  );
}

function stateOf({ activatedAt, isActive }: StoredOffsets): string {
  if (activatedAt === null) return texts.waiting;
  return isActive ? texts.active(formatDate(activatedAt)) : texts.former(formatDate(activatedAt));
}

type SwitchOnProps = { row: StoredOffsets; onOpen: (offsetsId: number) => void };

const SwitchOn = ({ row, onOpen }: SwitchOnProps) => (
  <div className={look('cluster', 'gap12')}>
    {texts.waiting}
    <Button
      size="sm"
      variant="default"
      aria-label={texts.switchOnSpoken(formatDateTime(row.estimatedAt))}
      onClick={() => onOpen(row.offsetsId)}
    >
      {texts.switchOn}
    </Button>
  </div>
);
