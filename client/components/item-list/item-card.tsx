import { ActionIcon, Box, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { type Icon, IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import common from '../common.module.css';
import { FormError } from '../form-error/form-error.tsx';
import classes from './item-list.module.css';

export type ItemAction = { label: string; icon: Icon } & (
  | { to: string }
  | { onClick: () => void; isDangerous?: boolean }
);

type ItemDate = { term: string; day: ReactNode; isTermHidden?: boolean };

type ItemCardProps = {
  title: string;
  to: string;
  badges: ReactNode;
  menuLabel: string;
  actions: readonly ItemAction[];
  facts: readonly [first: string, second: string | null];
  dates: readonly ItemDate[];
  failure?: string | null;
  onFailureDismiss?: (() => void) | undefined;
};

export function ItemCard(props: ItemCardProps) {
  const { title, to, badges, menuLabel, actions, facts, dates, failure = null, onFailureDismiss } = props;
  const [primaryFact, secondaryFact] = facts;
  return (
    <Stack
      component="li"
      gap={0}
      miw={0}
      bg="var(--pg-surface)"
      bdrs="fit"
      pos="relative"
      className={`${classes.card} ${common.line} ${common.hoverLine}`}
    >
      <Group gap="xs" wrap="nowrap" align="flex-start" justify="space-between" mih="2.25rem">
        <Group gap={6} align="stretch">
          {badges}
        </Group>
        <ItemMenu label={menuLabel} actions={actions} />
      </Group>
      <FormError message={failure} onClose={onFailureDismiss} />
      <Title order={3} size="h4" mt="xs" mb={4} lh={1.25}>
        <Box component={Link} c="bright" className={classes.link} to={to}>
          {title}
        </Box>
      </Title>
      <Group gap="0 1rem" justify="space-between" component="p" mb="md" c="dimmed" className={common.numbers}>
        <span className={common.anywhere}>{primaryFact}</span>
        {secondaryFact !== null && (
          <Text span c="bright">
            {secondaryFact}
          </Text>
        )}
      </Group>
      <Group
        component="dl"
        gap="0 1rem"
        align="stretch"
        justify="space-between"
        c="dimmed"
        fz={14}
        className={`${classes.dates} ${common.numbers} ${common.lineTop}`}
      >
        {dates.map(({ term, day, isTermHidden = false }) => (
          <div key={term}>
            <dt className={isTermHidden ? common.unseen : undefined}>{term}</dt>
            <dd>{day}</dd>
          </div>
        ))}
      </Group>
    </Stack>
  );
}

function ItemMenu({ label, actions }: { label: string; actions: readonly ItemAction[] }) {
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon className={classes.menu} size="xl" aria-label={label}>
          <IconDots size={22} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        {actions.map((action) => {
          const { label, icon: Icon } = action;
          const leftSection = <Icon key={label} size={18} stroke={1.75} aria-hidden="true" />;
          return 'to' in action ? (
            <Menu.Item key={label} leftSection={leftSection} component={Link} to={action.to}>
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item
              key={label}
              leftSection={leftSection}
              {...(action.isDangerous && { color: 'var(--pg-error-text)' })}
              onClick={action.onClick}
            >
              {label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
