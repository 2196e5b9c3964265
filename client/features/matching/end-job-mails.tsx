import { Button, Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { jobMailTexts } from '#shared/texts/matching/discover.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { codeOf, messageOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const { end: texts } = jobMailTexts;

/** Only the button unsubscribes, because mail scanners open links. */
export function EndJobMails({ token }: { token: string }) {
  const link = trpc.jobMails.linkState.useQuery({ token }, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  const end = trpc.jobMails.endByToken.useMutation({
    // The link was used in another window; the refetch shows that.
    onError: (error) => codeOf(error) === 'LINK_INVALID' && void link.refetch(),
  });
  if (link.isPending) return <PageHeader title={texts.opening} />;
  if (link.isError && codeOf(link.error) !== 'INVALID_INPUT')
    return (
      <>
        <PageHeader title={texts.title} />
        <ErrorState onRetry={() => void link.refetch()} />
      </>
    );
  if (end.isSuccess) {
    return (
      <div role="status">
        <PageHeader title={texts.done} text={texts.doneText} />
        <LinkButton to={paths.jobs}>{texts.toJobs}</LinkButton>
      </div>
    );
  }
  if (link.data?.state !== 'open') {
    const isEnded = link.data?.state === 'done';
    return (
      <>
        <PageHeader
          title={isEnded ? texts.already : texts.invalid}
          text={isEnded ? texts.alreadyText : texts.invalidText}
        />
        <LinkButton to={paths.discover}>{texts.toDiscover}</LinkButton>
      </>
    );
  }
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <Stack gap="md" maw="var(--pg-reading)">
        <FormError message={end.error && messageOf(end.error)} />
        <div>
          <Button loading={end.isPending} onClick={() => end.mutate({ token })}>
            {texts.action}
          </Button>
        </div>
      </Stack>
    </>
  );
}

export default function WeeklyMailPage() {
  const { token = '' } = useParams();
  return <EndJobMails token={token} />;
}
