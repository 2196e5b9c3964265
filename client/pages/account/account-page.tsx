import { Box } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { may } from '#shared/permissions.ts';
import { accountTexts } from '#shared/texts/account/account.ts';
import { viewLogTexts } from '#shared/texts/releases/view-log.ts';
import { IconLink } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { OwnConsents } from '../../features/consents/own-consents.tsx';
import { OwnDataPage } from '../../features/own-data/own-data-page.tsx';
import { ViewLog } from '../../features/profile-views/view-log.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useUrlParams } from '../../lib/use-url-query.ts';
import { SignInSections } from './sign-in-sections.tsx';
import { WhoSeesMe } from './who-sees-me.tsx';

/** `releases` and `found` are the addresses of earlier mails. */
const tabs = ['seen', 'releases', 'found', 'log'] as const;

export default function AccountPage() {
  const session = useSession();
  const { params } = useUrlParams();
  const hasReleases = session.status === 'signedIn' && may(session.user, 'release.own');
  if (params.get('tab') === 'consents') return <OwnConsents />;
  if (params.get('tab') === 'data') return <OwnDataPage />;
  const tab = hasReleases && tabs.find((one) => one === params.get('tab'));
  if (tab === 'log') return <LogPage />;
  if (tab) return <WhoSeesMe startsAtPool={tab === 'found'} />;
  return (
    <>
      <PageHeader title={accountTexts.title} />
      <SignInSections />
    </>
  );
}

const LogPage = () => (
  <>
    <Box mb="md">
      <IconLink icon={IconArrowLeft} to={paths.releases} mih={44}>
        {viewLogTexts.back}
      </IconLink>
    </Box>
    <PageHeader title={viewLogTexts.title} text={viewLogTexts.text} />
    <ViewLog />
  </>
);
