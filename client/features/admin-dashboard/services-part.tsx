import { Badge, Box, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ServiceStates } from '#shared/admin/dashboard.ts';
import { roomText } from '#shared/assets/kinds.ts';
import { adminDashboardTexts as texts } from '#shared/texts/admin/dashboard.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { look } from '../../components/look/look.ts';
import { formatTime } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';
import classes from './dashboard.module.css';

type Part = keyof ServiceStates['parts'];

/** Whether everything works, as /readyz sees it, and how much it has to do. */
export function ServicesPart() {
  const query = trpc.adminDashboard.services.useQuery();
  return (
    <Box component="section" aria-label={texts.services}>
      <Box component="h2" mb="md" className={look('heading', 'step2')}>
        {texts.services}
      </Box>
      {query.isPending && <Skeleton height={220} role="status" aria-label={shellTexts.loading} />}
      {query.isError && <AdminFailure error={query.error} onRetry={() => void query.refetch()} />}
      {query.data !== undefined && <Services states={query.data} />}
    </Box>
  );
}

function Services({ states }: { states: ServiceStates }) {
  const { queue, mails, storage, ai, countedAt } = states;
  const said: Record<Part, string> = {
    database: '',
    storage: texts.storage(storage.files, roomText(storage.bytes)),
    mail: mails.sends ? texts.mails(mails) : texts.keptMails(mails),
    queue: texts.queue(queue),
    disk: '',
  };
  const shown: readonly Part[] = ['database', 'queue', 'mail', 'storage', 'disk'];
  return (
    <>
      <ul className={`${classes.services} ${look('unlisted')}`}>
        {shown.map((part) => (
          <Service key={part} name={texts.parts[part]} text={said[part]}>
            <StateBadge part={part} states={states} />
          </Service>
        ))}
        <Service name={texts.ai} text={texts.aiUse(ai)}>
          <Badge component="span" color={ai.isSet ? 'sage' : 'gray'}>
            {ai.isSet ? texts.aiSet : texts.aiNotSet}
          </Badge>
        </Service>
      </ul>
      <Box component="p" mt="md" className={look('muted', 'fine')}>
        {texts.numbersOf(formatTime(countedAt))}
      </Box>
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
  const words = part === 'disk' ? texts.room : texts;
  return (
    <Badge component="span" color={isFine ? 'sage' : 'red'}>
      {isFine ? words.ok : words.failed}
    </Badge>
  );
}

function Service({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li className={`${classes.service} ${look('lineTop')}`}>
      <span className={look('strong')}>{name}</span>
      {children}
      <span className={look('muted')}>{text}</span>
    </li>
  );
}
