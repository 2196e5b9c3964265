import { Text } from '@mantine/core';
import type { ReleasePreview } from '#shared/releases/state.ts';
import type { AskedJob } from '#shared/talent-pool/state.ts';
import { releaseFormTexts as texts } from '#shared/texts/releases/release.ts';
import { useLastValue } from '../../lib/hooks.ts';
import { useAskedJobs } from '../../lib/use-asked-jobs.ts';
import common from '../common.module.css';

/** Other open requests of the company: the first release turns them into messages. */
export function useOtherRequests(preview: ReleasePreview | null): AskedJob[] {
  const { asked } = useAskedJobs();
  if (preview === null) return [];
  const { company, job } = preview;
  const isOther = ({ jobId, companyName, slug }: AskedJob) =>
    companyName === company.name && slug === company.slug && jobId !== job?.jobId;
  return asked.filter(isOther);
}

export function OtherRequests({ preview }: { preview: ReleasePreview | undefined }) {
  const titles = useOtherRequests(useLastValue(preview ?? null)).map(({ jobTitle }) => jobTitle);
  return titles.length === 0 ? null : (
    <Text fz="sm" className={common.anywhere}>
      {texts.otherRequests(titles, false)}
    </Text>
  );
}
