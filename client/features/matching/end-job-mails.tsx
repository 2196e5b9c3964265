import { Button } from '@mantine/core';
import { jobMailTexts } from '#shared/texts/discover.ts';
import { paths } from '../../app/paths.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { messageOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

const { end: texts } = jobMailTexts;

/** Ends the weekly mail for whoever holds the link of one. Only the button does: programs that look into mails open links, too. */
export function EndJobMails({ token }: { token: string }) {
  usePageTitle(texts.title);
  const end = trpc.jobMails.endByToken.useMutation();
  if (end.isSuccess) {
    return (
      <div role="status">
        <PageHeader title={texts.done} text={texts.doneText} />
        <LinkButton to={paths.jobs}>{texts.toJobs}</LinkButton>
      </div>
    );
  }
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <div className={look('reading', 'stack', 'gap16')}>
        <FormError message={end.error && messageOf(end.error)} />
        <div>
          <Button loading={end.isPending} onClick={() => end.mutate({ token })}>
            {texts.action}
          </Button>
        </div>
      </div>
    </>
  );
}
