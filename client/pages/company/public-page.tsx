import { Box, Text, Title } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { companyPageTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { createReleaseTexts } from '#shared/texts/releases/create-release.ts';
import common from '../../components/common.module.css';
import { NotFoundIllustration } from '../../components/illustrations/illustrations.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { CompanyCourses } from '../../features/catalogue/company-courses.tsx';
import { CompanyJobs } from '../../features/job-board/further-jobs.tsx';
import { PublicOrganisation } from '../../features/organisations/public-organisation.tsx';
import { GiveAction } from '../../features/releases/give-action.tsx';
import { ReportLink } from '../../features/report/report-link.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

export default function PublicPage() {
  const { slug = '' } = useParams();
  const page = trpc.organisations.publicPage.useQuery({ slug });
  const session = useSession();
  const skeleton = <LoadingShape kind="text" />;
  // The actions depend on the session; rendering without it would shift the layout.
  if (session.status === 'loading') return skeleton;
  return (
    <Loaded query={page} skeleton={skeleton} missing={<Missing />}>
      {(organisation) => (
        <>
          <PublicOrganisation organisation={organisation}>
            <CompanyJobs slug={slug} />
            <CompanyCourses slug={slug} />
            {session.status === 'signedIn' && !may(session.user, 'release.own') ? null : (
              <ShowResult slug={slug} company={organisation.name} />
            )}
          </PublicOrganisation>
          <Box mt={48}>
            <ReportLink kind="organisation" resourceId={slug} ownerSlug={organisation.slug} />
          </Box>
        </>
      )}
    </Loaded>
  );
}

const ShowResult = ({ slug, company }: { slug: string; company: string }) => (
  <section aria-label={createReleaseTexts.onlyRelease}>
    <Title order={2} size="h3">
      {createReleaseTexts.onlyRelease}
    </Title>
    <Text mt="xs" mb="md">
      {createReleaseTexts.meaning}
    </Text>
    <GiveAction target={{ kind: 'company', slug }} company={company} label={createReleaseTexts.forCompany} />
  </section>
);

function Missing() {
  const { title, text, back } = texts.notFound;
  return (
    <>
      <Box w="min(16rem, 70%)" mb="2rem" className={common.pictured}>
        <NotFoundIllustration />
      </Box>
      <PageHeader title={title} text={text} />
      <LinkButton to={paths.home}>{back}</LinkButton>
    </>
  );
}
