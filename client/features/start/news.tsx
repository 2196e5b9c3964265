import { Box, Flex, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronRight, IconEye, IconMail, IconMessage, IconSend } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { startTexts } from '#shared/texts/start.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { trpc } from '../../trpc.ts';
import { isUrgent, type NewsItem, newsOf, type UrgentNews } from './news-of.ts';

const { news: texts } = startTexts;
const icons = { request: IconMail, message: IconMessage, answer: IconSend, viewers: IconEye };
const titleId = 'neu';

/** Undefined while loading. A part that fails to load is left out. */
export function useNews(): NewsItem[] | undefined {
  const pending = trpc.found.waiting.useQuery();
  const viewers = trpc.releases.recentViewers.useQuery();
  const applications = trpc.applications.mine.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const received = trpc.found.received.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  if ([pending, viewers, applications, received].some((part) => part.isPending)) return undefined;
  return newsOf({
    pending: pending.data ?? { requests: 0, conversations: 0 },
    request: received.data?.pages[0]?.requests.find(({ isDeclined }) => !isDeclined),
    applications: applications.data?.pages[0]?.applications ?? [],
    viewers: viewers.data ?? { companies: 0, ended: 0 },
    now: new Date(),
  });
}

/** The first item that waits for an answer has a button; the others are rows. */
export function News({ items }: { items: readonly NewsItem[] }) {
  const [first, ...others] = items;
  const urgent = first !== undefined && isUrgent(first) ? first : null;
  const rows = urgent === null ? items : others;
  return (
    <section aria-labelledby={titleId}>
      <VisuallyHidden component="h2" id={titleId}>
        {texts.title}
      </VisuallyHidden>
      {items.length === 0 && <Text c="dimmed">{texts.none}</Text>}
      {urgent && <UrgentCard item={urgent} />}
      <Box component="ul" mt="xs">
        {rows.map((item, index) => (
          <NewsRow key={item.key} item={item} isFirst={index === 0} />
        ))}
      </Box>
    </section>
  );
}

const UrgentCard = ({ item: { kind, text, detail, to } }: { item: UrgentNews }) => (
  <Group gap="sm" justify="space-between" p={{ base: '1rem', sm: '1.25rem 1.5rem' }} bg="var(--pg-fit-soft)" bdrs="fit">
    <Box flex="1 1 16rem" miw={0} className={common.anywhere}>
      <Text ff="heading" fw={650} fz="h4" lh={1.25}>
        {text}
      </Text>
      {detail !== undefined && <Text mt={4}>{detail}</Text>}
    </Box>
    <LinkButton to={to} kind="action">
      {texts.action[kind]}
    </LinkButton>
  </Group>
);

type NewsRowProps = { item: NewsItem; isFirst: boolean };

function NewsRow({ item: { kind, text, detail, to }, isFirst }: NewsRowProps) {
  const Icon = icons[kind];
  return (
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
        <Icon size={22} stroke={1.75} aria-hidden="true" style={{ flex: 'none' }} />
        <Box flex={1} miw={0} className={common.anywhere}>
          {text}
          {detail !== undefined && (
            <Text span display="block" c="dimmed" fz="sm">
              {detail}
            </Text>
          )}
        </Box>
        <IconChevronRight size={20} stroke={1.75} aria-hidden="true" style={{ flex: 'none' }} />
      </Flex>
    </li>
  );
}
