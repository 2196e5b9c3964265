import { Box, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { draftTexts as texts } from '#shared/texts/courses/draft.ts';
import common from '../../../components/common.module.css';
import classes from './draft.module.css';

type DraftDockProps = {
  isStale: boolean;
  isLoading: boolean;
  onReload: () => void;
  children: ReactNode;
};

export function DraftDock({ isStale, isLoading, onReload, children }: DraftDockProps) {
  return (
    <Box pos="sticky" className={classes.dock} data-screen="">
      <div role="status">
        {isStale && (
          <Group
            gap="0.25rem 0.5rem"
            justify="space-between"
            bdrs="lg"
            bg="var(--pg-surface)"
            bd="1px solid var(--pg-line)"
            className={`${classes.bar} ${common.shadow}`}
          >
            <Text miw={0} fz="sm" fw={600}>
              {texts.stale}
            </Text>
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
