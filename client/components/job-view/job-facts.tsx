import { Box, Text } from '@mantine/core';
import type { JobPay } from '#shared/jobs/pay.ts';
import type { PreviewJob } from '#shared/jobs/preview.ts';
import { jobTexts as texts } from '#shared/texts/jobs/board.ts';
import { fieldNames } from '#shared/texts/jobs/fields-of-work.ts';
import { payText } from '#shared/texts/jobs/pay-text.ts';
import { dayText, hoursText, jobWords } from '#shared/texts/jobs/words.ts';
import { townText } from '#shared/texts/places.ts';
import common from '../common.module.css';
import { DefinitionItem } from '../decision-answer.tsx';

export function JobFacts({ job }: { job: PreviewJob }) {
  const { pay, workplace, employment, field, startsOn, replyBy } = job;
  const place = townText(job);
  const { figure, note } = payParts(pay);
  const hours = hoursText(job.hoursFrom, job.hoursTo);
  return (
    <Box
      component="dl"
      mt="lg"
      className={`${common.stack} ${common.two} ${common.threeWide}`}
      style={{ gap: '1rem 1.5rem' }}
    >
      <Box pt={14} mb="xs" style={{ gridColumn: '1 / -1', borderTop: '2px solid var(--pg-ink)' }}>
        <Box component="dt" fz="sm" fw={600}>
          {texts.pay}
        </Box>
        <dd className={common.anywhere}>
          <Text
            span
            mt={4}
            lh={1.2}
            ff="heading"
            fw={650}
            lts="-0.02em"
            fz="h2"
            display="block"
            className={common.numbers}
          >
            {figure}
          </Text>
          {note !== '' && (
            <Text span mt={6} display="block" c="dimmed">
              {note}
            </Text>
          )}
        </dd>
      </Box>
      {place !== '' && <DefinitionItem term={texts.place}>{place}</DefinitionItem>}
      <DefinitionItem term={texts.workplace}>{jobWords.workplaces[workplace]}</DefinitionItem>
      {employment !== null && (
        <DefinitionItem term={texts.employment}>{jobWords.employments[employment]}</DefinitionItem>
      )}
      {field !== null && <DefinitionItem term={texts.field}>{fieldNames[field]}</DefinitionItem>}
      {hours !== null && <DefinitionItem term={texts.hours}>{hours}</DefinitionItem>}
      <DefinitionItem term={texts.start}>{startsOn === null ? jobWords.startSoon : dayText(startsOn)}</DefinitionItem>
      {replyBy !== null && <DefinitionItem term={texts.reply}>{dayText(replyBy)}</DefinitionItem>}
    </Box>
  );
}

function payParts(pay: JobPay): { figure: string; note: string } {
  if (pay.kind === 'none') return { figure: payText(pay), note: pay.reason === '' ? '' : texts.payReason(pay.reason) };
  const hasFigure = pay.from !== null || pay.to !== null;
  if (pay.kind === 'range' || !hasFigure) return { figure: payText(pay), note: '' };
  const agreement = payText({ ...pay, from: null, to: null });
  return { figure: payText({ ...pay, kind: 'range' }), note: texts.payAgreement(agreement) };
}
