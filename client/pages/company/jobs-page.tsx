import { jobListTexts as texts } from '#shared/texts/jobs/editor.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ImportJobs } from '../../features/jobs/import/import-jobs.tsx';
import { useJobRights } from '../../features/jobs/job-rights.ts';
import { JobList } from '../../features/jobs/list/job-list.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

export default function JobsPage() {
  const session = useSession();
  const rights = useJobRights();
  const organisation = session.status === 'signedIn' ? session.user.organisation : null;
  return (
    <>
      <PageHeader
        title={texts.title}
        text={organisation === null ? texts.textOfStaff : texts.text(organisation.name)}
        actions={
          rights.mayEdit && (
            <>
              {organisation !== null && <ImportJobs />}
              <LinkButton to={paths.company.newJob} kind="action">
                {texts.create}
              </LinkButton>
            </>
          )
        }
      />
      <JobList rights={rights} />
    </>
  );
}
