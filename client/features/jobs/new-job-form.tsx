import { useNavigate } from 'react-router-dom';
import { jobLimits } from '#shared/jobs/draft.ts';
import { createJobInput } from '#shared/jobs/schema.ts';
import { may } from '#shared/permissions.ts';
import { newJobTexts as texts } from '#shared/texts/jobs/editor.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { TitleForm } from '../../components/title-form.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

export function NewJobForm({ mayCreate }: { mayCreate: boolean }) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.jobs.create.useMutation({
    onSuccess: async ({ jobId }) => {
      toastSuccess(texts.created);
      void utils.jobs.page.invalidate();
      void utils.jobs.counts.invalidate();
      await navigate(paths.company.job(jobId));
    },
  });
  const formOptions = { name: 'new-job', schema: createJobInput, maxLength: jobLimits.title, texts };
  return <TitleForm {...formOptions} mayCreate={mayCreate} create={create} back={paths.company.jobs} />;
}

export default function NewJobPage() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <NewJobForm mayCreate={may(session.user, 'job.edit') && session.user.organisation !== null} />
    </>
  );
}
