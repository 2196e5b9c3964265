import { Box, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';
import { useIsNarrow } from '../../lib/hooks.ts';
import { FormError } from '../form-error/form-error.tsx';
import classes from './sheet.module.css';

export const SheetFoot = ({ children }: { children: ReactNode }) => <Box className={classes.foot}>{children}</Box>;

type SheetActionsProps = { failure?: string | null; onCancel: () => void; children?: ReactNode; note?: ReactNode };

/** `children` are the buttons beside 'Abbrechen'. */
export const SheetActions = ({ failure = null, onCancel, children, note }: SheetActionsProps) => (
  <SheetFoot>
    {failure !== null && (
      <Box mb="xs">
        <FormError message={failure} />
      </Box>
    )}
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Button variant="subtle" px="sm" fw={500} onClick={onCancel}>
        {shellTexts.cancel}
      </Button>
      {children}
    </Group>
    {note}
  </SheetFoot>
);

const column = { display: 'flex', flexDirection: 'column' } as const;

/** Fills a phone, so that the foot stays in view. */
export function useSheetShape() {
  const isNarrow = useIsNarrow();
  return {
    fullScreen: isNarrow,
    radius: isNarrow ? 0 : 'xl',
    styles: { content: column, header: { flex: 'none' }, body: { ...column, flex: '1 0 auto' } },
  } as const;
}
