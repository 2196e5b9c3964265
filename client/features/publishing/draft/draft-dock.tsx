import { Box, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { draftTexts as texts } from '#shared/texts/courses/draft.ts';
import { look } from '../../../components/look/look.ts';
import classes from './draft.module.css';

type DraftDockProps = {
  isStale: boolean;
  isLoading: boolean;
  onReload: () => void;
  /** The decision, for whom it is. */
  children: ReactNode;
};

/** Stays at the lower edge of the window while one reads: that the draft has changed, and what can be decided. */
export function DraftDock({ isStale, isLoading, onReload, children }: DraftDockProps) {
  return (
    <Box className={`${classes.dock} ${look('sticky', 'stack', 'gap8')}`} data-screen="">
      <div role="status">
        {isStale && (
          <Group
            gap="0.25rem 0.5rem"
            justify="space-between"
            className={`${classes.bar} ${look('roundLg', 'shadow', 'surface', 'line')}`}
          >
            <p className={look('narrowable', 'small', 'strong')}>{texts.stale}</p>
            <Button variant="default" size="sm" px="sm" loading={isLoading} onClick={onReload}>
              {texts.reload}
            </Button>
          </Group>
        )}
      </div>
      {children}
    </Box>
  );
}
