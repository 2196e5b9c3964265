import { Box, Flex, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type PersonCardProps = {
  name: string;
  path: string;
  facts: ReactNode;
  actions: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

export function PersonCard({ name, path, facts, actions, children, footer }: PersonCardProps) {
  return (
    <Box
      component="li"
      p={{ base: 'md', sm: 'lg' }}
      bg="var(--pg-surface)"
      bd="1px solid var(--pg-line)"
      bdrs="fit"
      miw={0}
    >
      <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: 'md', md: 'xl' }}>
        <Box w={{ md: '20rem' }} miw={0} style={{ flex: 'none' }}>
          <Stack gap="xs">
            <Title order={3} size="h4" lh={1.25}>
              <Box component={Link} c="bright" td="none" to={path}>
                {name}
              </Box>
            </Title>
            {facts}
          </Stack>
          {actions}
        </Box>
        <Box flex={1} miw={0}>
          {children}
        </Box>
      </Flex>
      {footer}
    </Box>
  );
}
