import { Box } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { companyPageTexts as texts } from '#shared/texts/organisations.ts';
import { giveTexts } from '#shared/texts/release-ui.ts';
import { paths } from '../../app/paths.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LostShapes } from '../../components/illustrations/lost-shapes.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { look } from '../../components/look/look.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { CompanyCourses } from '../../features/catalogue/company-courses.tsx';
import { CompanyJobs } from '../../features/job-board/company-jobs.tsx';
import { PublicOrganisation } from '../../features/organisations/public-organisation.tsx';
import { GiveWay } from '../../features/releases/give-way.tsx';
import { ReportLink } from '../../features/report/report-link.tsx';
import { codeOf } from '../../lib/errors.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

/** What an organisation shows to everybody. */
export default function PublicPage() {
  const { slug = '' } = useParams();
  const page = trpc.organisations.publicPage.useQuery({ slug });
  const session = useSession();
  // What one can do here depends on who is there: shown before that, everything below would jump.
  if (page.isPending || session.status === 'loading')
    return (
      <div className={look('mid', 'reading')}>
        <LoadingShape kind="text" />
      </div>
    );
  if (page.data !== undefined) {
    const target = { kind: 'company', slug } as const;
    const give = <GiveWay target={target} company={page.data.name} label={giveTexts.forCompany} />;
    return (
      <>
        <PublicOrganisation organisation={page.data} actions={give}>
          <CompanyJobs slug={slug} />
          <CompanyCourses slug={slug} />
        </PublicOrganisation>
        <Box mt={48} className={look('mid', 'reading')}>
          <ReportLink kind="organisation" resourceId={slug} owner={page.data.slug} />
        </Box>
      </>
    );
  }
  const code = codeOf(page.error);
  return code === 'NOT_FOUND' || code === 'INVALID_INPUT' ? (
    <Missing />
  ) : (
    <ErrorState onRetry={() => void page.refetch()} />
  );
}

function Missing() {
  const { title, text, back } = texts.notFound;
  usePageTitle(title);
  return (
    <>
      <Box w="min(16rem, 70%)" mb="2rem" className={look('pictured')}>
        <LostShapes />
      </Box>
      <PageHeader title={title} text={text} />
      <LinkButton to={paths.home}>{back}</LinkButton>
    </>
  );
}
