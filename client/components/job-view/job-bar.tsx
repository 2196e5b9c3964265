import type { ComponentProps } from 'react';
import type { PreviewJob } from '#shared/jobs/preview.ts';
import { jobPageTexts as texts } from '#shared/texts/jobs/board.ts';
import { payParts } from '#shared/texts/jobs/pay-text.ts';
import { jobWords } from '#shared/texts/jobs/words.ts';
import { townText } from '#shared/texts/places.ts';
import { ActionBar } from '../action-bar/action-bar.tsx';

/** `match`: shown before the pay, instead of the place, because the bar cuts what follows. */
type JobBarProps = Pick<ComponentProps<typeof ActionBar>, 'watched' | 'children'> & { job: PreviewJob; match: string };

export function JobBar({ job, match, ...rest }: JobBarProps) {
  const { figure } = payParts(job.pay);
  const place = townText(job) || jobWords.workplaces[job.workplace];
  const [first, second] = match === '' ? [figure, place] : [match, figure];
  return <ActionBar label={texts.bar} first={first} second={second} {...rest} />;
}
