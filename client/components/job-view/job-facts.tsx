import { Box } from '@mantine/core';
import { payText } from '#shared/jobs/pay-text.ts';
import type { ShownJob } from '#shared/jobs/preview.ts';
import { jobTexts as texts } from '#shared/texts/job-board.ts';
import { dayText, hoursText, jobWords, placeText } from '#shared/texts/job-words.ts';
import { Fact } from '../fact.tsx';
import { look } from '../look/look.ts';

/** What one asks first, the pay before everything else. What the job does not name is left out. */
export function JobFacts({ job }: { job: ShownJob }) {
  const { pay, workplace, employment, startsOn, replyBy } = job;
  const place = placeText(job.postalCode, job.town);
  const hours = hoursText(job.hoursFrom, job.hoursTo);
  return (
    <Box component="dl" mt="lg" className={look('stack', 'two', 'threeWide', 'rows16', 'cols24')}>
      <Box pt={14} mb="xs" style={{ gridColumn: '1 / -1', borderTop: '2px solid var(--pg-ink)' }}>
        <dt className={look('small', 'strong')}>{texts.pay}</dt>
        <dd className={look('anywhere')}>
          <Box component="span" mt={4} lh={1.2} className={look('headingTight', 'step3', 'numbers', 'block')}>
            {payText(pay)}
          </Box>
          {pay.kind === 'none' && pay.reason !== '' && (
            <Box component="span" mt={6} className={look('block', 'muted')}>
              {texts.payReason(pay.reason)}
            </Box>
          )}
        </dd>
      </Box>
      {place !== '' && <Fact term={texts.place}>{place}</Fact>}
      <Fact term={texts.workplace}>{jobWords.workplaces[workplace]}</Fact>
      {employment !== null && <Fact term={texts.employment}>{jobWords.employments[employment]}</Fact>}
      {hours !== null && <Fact term={texts.hours}>{hours}</Fact>}
      <Fact term={texts.start}>{startsOn === null ? jobWords.startSoon : dayText(startsOn)}</Fact>
      {replyBy !== null && <Fact term={texts.reply}>{dayText(replyBy)}</Fact>}
    </Box>
  );
}
