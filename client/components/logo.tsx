import { Box, Group } from '@mantine/core';
import { markShapes } from '#shared/figures/mark-shapes.ts';
import { productName } from '#shared/product.ts';
import common from './common.module.css';
import classes from './logo.module.css';

export function Mark({ size = 28 }: { size?: number }) {
  return (
    <Box component="svg" display="block" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path fill="var(--pg-job)" d={markShapes.angular} />
      <path fill="var(--pg-mark-round)" d={markShapes.round} />
    </Box>
  );
}

export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <Group
      component="span"
      gap={10}
      wrap="nowrap"
      display="inline-flex"
      className={classes.logo}
      data-compact={compact || undefined}
    >
      <Mark />
      <span className={`${classes.name} ${common.unhyphenated}`} translate="no">
        {productName}
      </span>
    </Group>
  );
}
