import { Box, Flex, Text, Title } from '@mantine/core';
import { IconChevronRight, IconEye, IconMail, IconMessage, IconSend } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { startTexts } from '#shared/texts/start.ts';
import common from '../../components/common.module.css';
import { trpc } from '../../trpc.ts';
import { type NewsItem, newsOf } from './news-of.ts';

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
  if (pending.isPending || viewers.isPending || applications.isPending) return undefined;
  return newsOf({
    pending: pending.data ?? { requests: 0, conversations: 0 },
    applications: applications.data?.pages[0]?.applications ?? [],
    viewers: viewers.data?.companies ?? 0,
    now: new Date(),
  });
}

export function News({ items }: { items: readonly NewsItem[] }) {
  return (
    <Box component="section" p="1.25rem 1.5rem" bg="var(--pg-fit-soft)" bdrs="fit" aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId}>
        {texts.title}
      </Title>
      {items.length === 0 ? (
        <Text mt="xs">{texts.none}</Text>
      ) : (
        <Box component="ul" mt="xs">
          {items.map((item) => (
            <NewsRow key={item.key} item={item} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function NewsRow({ item: { kind, text, detail, to } }: { item: NewsItem }) {
  const Icon = icons[kind];
  return (
    <li className={common.lineTop}>
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
          <Text span fw={600}>
            {text}
          </Text>
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
