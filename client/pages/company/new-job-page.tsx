import { may } from '#shared/permissions.ts';
import { newJobTexts as texts } from '#shared/texts/jobs/editor.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { NewJobForm } from '../../features/jobs/new-job-form.tsx';
import { useSession } from '../../lib/session.ts';

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
