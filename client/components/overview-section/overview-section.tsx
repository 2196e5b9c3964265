import { Box, Flex, Group, Title } from '@mantine/core';
import { type Icon, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import common from '../common.module.css';

type OverviewSectionProps = { title: string; action?: ReactNode; children: ReactNode };

export function OverviewSection({ title, action, children }: OverviewSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Group gap="0.75rem 2rem" justify="space-between" mb="md">
        <Title order={2} size="h3" id={titleId}>
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </section>
  );
}

type LinkRowProps = { to: string; icon?: Icon; isFirst: boolean; children: ReactNode };

/** A list item that is one link. */
export const LinkRow = ({ to, icon: Picture, isFirst, children }: LinkRowProps) => (
  <li className={isFirst ? '' : common.lineTop}>
    <Flex
      component={Link}
      to={to}
      gap="sm"
      align="center"
      mih={52}
      py={6}
      c="bright"
      td="none"
      className={common.hoverGround}
    >
      {Picture && <Picture {...glyph} size={22} />}
      <Box flex={1} miw={0} className={common.anywhere}>
        {children}
      </Box>
      <IconChevronRight {...glyph} size={20} />
    </Flex>
  </li>
);

const glyph = { stroke: 1.75, 'aria-hidden': true, style: { flex: 'none' } } as const;
