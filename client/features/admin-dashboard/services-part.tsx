import { Badge, Box, Skeleton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ServiceStates } from '#shared/admin/dashboard.ts';
import { compactSizeText } from '#shared/assets/kinds.ts';
import { adminDashboardTexts as texts } from '#shared/texts/admin/dashboard.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { AdminFailure } from '../../components/admin-failure.tsx';
import common from '../../components/common.module.css';
import { formatTime } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';
import classes from './dashboard.module.css';

type Part = keyof ServiceStates['parts'];

export function ServicesSection() {
  const query = trpc.adminDashboard.services.useQuery();
  return (
    <Box component="section" aria-label={texts.services}>
      <Title order={2} size="h3" mb="md" lh="inherit">
        {texts.services}
      </Title>
      {query.isPending && <Skeleton height={220} role="status" aria-label={shellTexts.loading} />}
      {query.isError && <AdminFailure error={query.error} onRetry={() => void query.refetch()} />}
      {query.data !== undefined && <Services states={query.data} />}
    </Box>
  );
}

function Services({ states }: { states: ServiceStates }) {
  const { queue, mails, storage, ai, countedAt } = states;
  const descriptions: Record<Part, string> = {
    database: '',
    storage: texts.storage(storage.files, compactSizeText(storage.bytes)),
    mail: mails.sends ? texts.mails(mails) : texts.keptMails(mails),
    queue: texts.queue(queue),
    disk: '',
  };
  const visibleParts: readonly Part[] = ['database', 'queue', 'mail', 'storage', 'disk'];
  return (
    <>
      <Box component="ul" m={0}>
        {visibleParts.map((part) => (
          <Service key={part} name={texts.parts[part]} text={descriptions[part]}>
            <StateBadge part={part} states={states} />
          </Service>
        ))}
        <Service name={texts.ai} text={texts.aiUse(ai)}>
          <Badge component="span" color={ai.isSet ? 'sage' : 'gray'}>
            {ai.isSet ? texts.aiSet : texts.aiNotSet}
          </Badge>
        </Service>
      </Box>
      <Text mt="md" c="dimmed" fz={14}>
        {texts.numbersOf(formatTime(countedAt))}
      </Text>
    </>
  );
}

function StateBadge({ part, states }: { part: Part; states: ServiceStates }) {
  if (part === 'mail' && !states.mails.sends)
    return (
      <Badge component="span" color="gray">
        {texts.noMail}
      </Badge>
    );
  const isFine = states.parts[part] === 'ok';
  const stateTexts = part === 'disk' ? texts.room : texts;
  return (
    <Badge component="span" color={isFine ? 'sage' : 'red'}>
      {isFine ? stateTexts.ok : stateTexts.failed}
    </Badge>
  );
}

function Service({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li className={`${classes.service} ${common.lineTop}`}>
      <Text span fw={600}>
        {name}
      </Text>
      {children}
      <Text span c="dimmed">
        {text}
      </Text>
    </li>
  );
}
