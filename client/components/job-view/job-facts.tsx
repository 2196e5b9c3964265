import { Box, Group, Text } from '@mantine/core';
import { Fragment, type ReactNode, type Ref } from 'react';
import type { JobPay } from '#shared/jobs/pay.ts';
import type { PreviewJob } from '#shared/jobs/preview.ts';
import { jobTexts as texts } from '#shared/texts/jobs/board.ts';
import { fieldNames } from '#shared/texts/jobs/fields-of-work.ts';
import { payMissingText, payParts } from '#shared/texts/jobs/pay-text.ts';
import { dayText, jobWords } from '#shared/texts/jobs/words.ts';
import { dayMs, formatDate } from '../../lib/dates.ts';
import common from '../common.module.css';
import { Particulars } from '../job-card/job-card.tsx';
import classes from './job-view.module.css';

type JobFactsProps = {
  job: PreviewJob;
  /** The match in one line. */
  fit?: ReactNode;
  actions?: ReactNode;
  /** Below the buttons: what an application needs, and a link. */
  furtherAction?: ReactNode;
  actionsRef?: Ref<HTMLDivElement> | undefined;
  /** The state of the application comes first and names the promised answer. */
  hasApplied?: boolean;
};

/** Most jobs end by themselves, so a later end is no deadline to hurry for. */
export const endsSoon = ({ endsAt }: Pick<PreviewJob, 'endsAt'>): boolean =>
  Date.parse(endsAt) - Date.now() < 30 * dayMs;

/** Beside the text on wide pages, where it stays in view; between title and text on narrow ones. */
export function JobFacts({ job, fit, actions, furtherAction, actionsRef, hasApplied = false }: JobFactsProps) {
  // With keys, a dialog of the actions stays open while they move.
  const parts = [
    <Fragment key="fit">{fit}</Fragment>,
    actions && (
      <Group key="actions" gap="xs" mt="xs" py="xs" grow preventGrowOverflow={false} ref={actionsRef}>
        {actions}
      </Group>
    ),
  ];
  return (
    <div className={classes.beside}>
      <section className={classes.facts} aria-label={texts.facts}>
        <dl>
          <Pay pay={job.pay} />
        </dl>
        <Particulars job={job} />
        {hasApplied ? parts.toReversed() : parts}
        {furtherAction && <Box className={classes.further}>{furtherAction}</Box>}
        <FurtherFacts job={job} hasApplied={hasApplied} />
      </section>
    </div>
  );
}

function Pay({ pay }: { pay: JobPay }) {
  const { figure, agreement } = payParts(pay);
  const isMissing = figure === payMissingText;
  return (
    <>
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
          fz={isMissing ? 'lg' : 'var(--pg-step-2)'}
          display="block"
          className={`${common.numbers} ${common.unhyphenated}`}
        >
          {isMissing ? texts.payMissing : figure}
        </Text>
        {agreement !== null && (
          <Text span mt={6} display="block" c="dimmed" fz="sm">
            {texts.payAgreement(agreement)}
          </Text>
        )}
        {pay.kind === 'none' && pay.reason !== '' && (
          <Box component="details" c="dimmed" fz="sm">
            <Box component="summary" py={10} style={{ cursor: 'pointer' }}>
              {texts.payReasonTitle}
            </Box>
            {texts.payReason(pay.reason)}
          </Box>
        )}
      </dd>
    </>
  );
}

function FurtherFacts({ job, hasApplied }: { job: PreviewJob; hasApplied: boolean }) {
  const { field, startsOn, replyBy, endsAt } = job;
  return (
    <Box component="dl" mt="xs" fz={15}>
      <Fact term={texts.start}>{startsOn === null ? jobWords.startSoon : dayText(startsOn)}</Fact>
      {!hasApplied && endsSoon(job) && <Fact term={texts.applyUntil}>{formatDate(new Date(endsAt))}</Fact>}
      {!hasApplied && replyBy !== null && <Fact term={texts.reply}>{dayText(replyBy)}</Fact>}
      {field !== null && <Fact term={texts.field}>{fieldNames[field]}</Fact>}
    </Box>
  );
}

/** In one line, so that the card fits into the window more often. */
const Fact = ({ term, children }: { term: string; children: string }) => (
  <Group gap="0 0.5rem" align="baseline">
    <Box component="dt" c="dimmed" fz={14}>
      {term}
    </Box>
    <dd className={`${common.anywhere} ${common.unhyphenated}`}>{children}</dd>
  </Group>
);
