import { Box, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconClock, IconEye, IconFlag, IconMail, IconMessage, IconSend } from '@tabler/icons-react';
import { startTexts } from '#shared/texts/start.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { LinkRow } from '../../components/overview-section/overview-section.tsx';
import { trpc } from '../../trpc.ts';
import { isUrgent, type NewsItem, newsOf } from './news-of.ts';
import type { NextStep } from './next-step.ts';

const { news: texts } = startTexts;
const icons = {
  request: IconMail,
  message: IconMessage,
  question: IconMessage,
  answer: IconSend,
  sent: IconClock,
  viewers: IconEye,
  step: IconFlag,
};
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
    pending: pending.data ?? { requests: 0, conversations: 0, unread: [], otherQuestions: [] },
    request: received.data?.pages[0]?.requests.find(({ isDeclined }) => !isDeclined),
    applications: applications.data?.pages[0]?.applications ?? [],
    hasMoreApplications: applications.data?.pages[0]?.nextCursor != null,
    viewers: viewers.data ?? { companies: 0, ended: 0, outdated: 0, withoutSkills: 0 },
    now: new Date(),
  });
}

type NewsProps = { items: readonly NewsItem[]; step: NextStep | null };

/** One item has a button: the first that waits for an answer, or else the next step. The others are rows. */
export function News({ items, step }: NewsProps) {
  const [first] = items;
  const urgent = first !== undefined && isUrgent(first) ? first : null;
  const rows = urgent === null ? items : [...items.slice(1), ...(step === null ? [] : [step])];
  return (
    <section aria-labelledby={titleId}>
      <VisuallyHidden component="h2" id={titleId}>
        {texts.title}
      </VisuallyHidden>
      {urgent && <MainCard item={urgent} action={texts.action[urgent.kind]} />}
      {!urgent && step && <MainCard item={step} label={startTexts.next.title} action={step.action} />}
      {items.length === 0 && step === null && <Text c="dimmed">{texts.none}</Text>}
      <Box component="ul" mt="xs">
        {rows.map((item, index) => (
          <NewsRow key={item.key} item={item} isFirst={index === 0} />
        ))}
      </Box>
    </section>
  );
}

type MainCardProps = { item: NewsItem; label?: string; action: string };

const MainCard = ({ item: { text, detail, to }, label, action }: MainCardProps) => (
  <Group gap="sm" justify="space-between" p={{ base: '1rem', sm: '1.25rem 1.5rem' }} bg="var(--pg-fit-soft)" bdrs="fit">
    <Box flex="1 1 16rem" miw={0} className={common.anywhere}>
      {label !== undefined && <Text fz="sm">{label}</Text>}
      <Text ff="heading" fw={650} fz="h4" lh={1.25}>
        {text}
      </Text>
      {detail !== undefined && <Text mt={4}>{detail}</Text>}
    </Box>
    <LinkButton to={to} kind="action">
      {action}
    </LinkButton>
  </Group>
);

type NewsRowProps = { item: NewsItem; isFirst: boolean };

export const NewsRow = ({ item: { kind, text, detail, to }, isFirst }: NewsRowProps) => (
  <LinkRow to={to} icon={icons[kind]} isFirst={isFirst}>
    {text}
    {detail !== undefined && (
      <Text span display="block" c="dimmed" fz="sm">
        {detail}
      </Text>
    )}
  </LinkRow>
);
