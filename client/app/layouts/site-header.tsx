import { Box, Flex, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import common from '../../components/common.module.css';
import { Logo } from '../../components/logo.tsx';
import { paths } from '../../lib/paths.ts';
import classes from './site-header.module.css';

type SiteHeaderProps = { navigation?: ReactNode; children: ReactNode; compact?: boolean };

export function SiteHeader({ navigation, children, compact = false }: SiteHeaderProps) {
  return (
    <Box component="header" bg="var(--pg-ground)" pos="sticky" className={classes.header}>
      <Group gap={0} wrap="nowrap" px="var(--pg-gutter)" className={`${classes.inner} ${common.page}`}>
        <Flex component={Link} align="center" c="bright" td="none" bdrs="sm" mih={44} miw={44} to={paths.home}>
          <Logo compact={compact} />
        </Flex>
        {navigation}
        {children}
      </Group>
    </Box>
  );
}
