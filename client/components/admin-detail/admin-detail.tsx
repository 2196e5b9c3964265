import { Box, Flex, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { adminListTexts } from '#shared/texts/admin/list.ts';
import { useSession } from '../../lib/session.ts';
import { AdminLoaded } from '../admin-failure.tsx';
import { DefinitionItem } from '../decision-answer.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LinkButton } from '../link-button.tsx';
import type { LoadedQuery } from '../loaded.tsx';
import { usePageTitle } from '../page-title.ts';

type AdminDetailProps = {
  back: { to: string; label: string };
  title: string;
  state?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
};

export function AdminDetail({ back, title, state, actions, children }: AdminDetailProps) {
  const session = useSession();
  usePageTitle(title);
  const mayChange = session.status === 'signedIn' && may(session.user, 'admin.change');
  return (
    <>
      <Box mb="md">
        <Flex
          component={Link}
          gap="xs"
          justify="center"
          align="center"
          display="inline-flex"
          c="dimmed"
          td="none"
          mih={44}
          to={back.to}
        >
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
          {back.label}
        </Flex>
      </Box>
      <Group gap="1rem 2rem" align="flex-start" justify="space-between" mb="xl">
        <Group gap="sm" align="center" miw={0}>
          <Title order={1}>{title}</Title>
          {state}
        </Group>
        {mayChange && <Group gap="sm">{actions}</Group>}
      </Group>
      {!mayChange && (
        <Text mb="lg" c="dimmed">
          {adminListTexts.readOnly}
        </Text>
      )}
      {children}
    </>
  );
}

export function DefinitionGrid({ facts }: { facts: ReadonlyArray<readonly [string, ReactNode]> }) {
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: 3 }} spacing="xl" verticalSpacing="lg" mb="xl">
      {facts.map(([term, value]) => (
        <DefinitionItem key={term} term={term}>
          {value === '' ? '–' : value}
        </DefinitionItem>
      ))}
    </SimpleGrid>
  );
}

type DetailSectionProps = {
  title: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function DetailSection({ title, heading, children }: DetailSectionProps) {
  return (
    <Box component="section" mb="2.5rem" aria-label={title}>
      <Title order={2} size="h3" mb="md" lh="inherit" {...(heading !== undefined && { ref: heading, tabIndex: -1 })}>
        {title}
      </Title>
      {children}
    </Box>
  );
}

type LoadedDetailProps<Data> = {
  query: LoadedQuery<Data>;
  pageTitle: string;
  missing: { title: string; text: string; back: string };
  listAt: string;
  children: (data: Data) => ReactNode;
};

export function LoadedDetail<Data>({ missing: { title, text, back }, listAt, ...props }: LoadedDetailProps<Data>) {
  const action = <LinkButton to={listAt}>{back}</LinkButton>;
  return <AdminLoaded missing={<EmptyState isPage title={title} text={text} action={action} />} {...props} />;
}

export const DetailLinks = ({ links }: { links: ReadonlyArray<readonly [to: string, label: string]> }) => (
  <Stack component="ul" gap="xs">
    {links.map(([to, label]) => (
      <li key={to}>
        <Box component={Link} c="bright" mih={44} to={to}>
          {label}
        </Box>
      </li>
    ))}
  </Stack>
);
