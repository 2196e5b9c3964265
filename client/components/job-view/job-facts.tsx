import { Box, Group, Text } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import type { JobPay } from '#shared/jobs/pay.ts';
import type { PreviewJob } from '#shared/jobs/preview.ts';
import { jobTexts as texts } from '#shared/texts/jobs/board.ts';
import { fieldNames } from '#shared/texts/jobs/fields-of-work.ts';
import { payParts } from '#shared/texts/jobs/pay-text.ts';
import { dayText, hoursText, jobWords } from '#shared/texts/jobs/words.ts';
import { townText } from '#shared/texts/places.ts';
import common from '../common.module.css';
import { DefinitionItem } from '../decision-answer.tsx';
import classes from './job-view.module.css';

type JobFactsProps = {
  job: PreviewJob;
  actions?: ReactNode;
  /** Shown as a link below the buttons. */
  furtherAction?: ReactNode;
  actionsRef?: Ref<HTMLDivElement> | undefined;
};

/** Beside the text on wide pages, where it stays in view; between title and text on narrow ones. */
export function JobFacts({ job, actions, furtherAction, actionsRef }: JobFactsProps) {
  return (
    <section className={classes.facts} aria-label={texts.facts}>
      <Box
        component="dl"
        fz={15}
        className={common.stack}
        style={{ gap: '0.75rem 1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))' }}
      >
        <Pay pay={job.pay} />
        <FurtherFacts job={job} />
      </Box>
      {actions && (
        <Group gap="xs" mt={20} grow preventGrowOverflow={false} ref={actionsRef}>
          {actions}
        </Group>
      )}
      {furtherAction && (
        <Box mt={4} ms={-8} fz={15} className={classes.further}>
          {furtherAction}
        </Box>
      )}
    </section>
  );
}

function Pay({ pay }: { pay: JobPay }) {
  const { figure } = payParts(pay);
  const note = payNote(pay);
  return (
    <Box mb={4} style={{ gridColumn: '1 / -1' }}>
      <Box component="dt" fz="sm" fw={600}>
        {texts.pay}
      </Box>
      <dd className={common.anywhere}>
        <Text
          span
          mt={2}
          lh={1.2}
          ff="heading"
          fw={650}
          lts="-0.02em"
          fz="var(--pg-step-3)"
          display="block"
          className={`${common.numbers} ${common.unhyphenated}`}
        >
          {figure}
        </Text>
        {note !== '' && (
          <Text span mt={6} display="block" c="dimmed" fz="sm">
            {note}
          </Text>
        )}
      </dd>
    </Box>
  );
}

function FurtherFacts({ job }: { job: PreviewJob }) {
  const { workplace, employment, field, startsOn, replyBy } = job;
  const place = townText(job);
  const hours = hoursText(job.hoursFrom, job.hoursTo);
  return (
    <>
      {place !== '' && <DefinitionItem term={texts.place}>{place}</DefinitionItem>}
      <DefinitionItem term={texts.workplace}>{jobWords.workplaces[workplace]}</DefinitionItem>
      {employment !== null && (
        <DefinitionItem term={texts.employment}>{jobWords.employments[employment]}</DefinitionItem>
      )}
      {field !== null && <DefinitionItem term={texts.field}>{fieldNames[field]}</DefinitionItem>}
      {hours !== null && <DefinitionItem term={texts.hours}>{hours}</DefinitionItem>}
      <DefinitionItem term={texts.start}>{startsOn === null ? jobWords.startSoon : dayText(startsOn)}</DefinitionItem>
      {replyBy !== null && <DefinitionItem term={texts.reply}>{dayText(replyBy)}</DefinitionItem>}
    </>
  );
}

function payNote(pay: JobPay): string {
  if (pay.kind === 'none') return pay.reason === '' ? '' : texts.payReason(pay.reason);
  const { agreement } = payParts(pay);
  return agreement === null ? '' : texts.payAgreement(agreement);
}
