import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import common from './common.module.css';
import { EmptyIllustration } from './illustrations/illustrations.tsx';
import { usePageTitle } from './page-title.ts';
import classes from './state.module.css';

type EmptyStateProps = {
  title: string;
  text?: string;
  action?: ReactNode;
  illustration?: ReactNode;
  isPage?: boolean;
};

export function EmptyState({
  title,
  text,
  action,
  illustration = <EmptyIllustration />,
  isPage = false,
}: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  usePageTitle(isPage ? title : null);
  return (
    <Box maw={illustration ? '32rem' : '44rem'} py={{ base: 16, sm: illustration ? 40 : 16 }}>
      {illustration && (
        <Box w={{ base: '5rem', sm: '8rem' }} mb={{ base: 'md', sm: 'lg' }} className={common.pictured}>
          {illustration}
        </Box>
      )}
      <Title className={classes.title}>{title}</Title>
      {text && (
        <Text c="dimmed" fz={17}>
          {text}
        </Text>
      )}
      {action && <Box mt="lg">{action}</Box>}
    </Box>
  );
}
