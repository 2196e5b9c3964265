import { Box } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { resultPageTexts as texts } from '#shared/texts/assessments/results.ts';
import { IconLink, LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { ContentSkeleton } from '../../../components/skeleton/content-skeleton.tsx';
import { placeholderText } from '../../../components/skeleton/placeholders.ts';
import { paths } from '../../../lib/paths.ts';
import { placeholderResult } from './placeholder-results.ts';
import { ProfileSection } from './profile-section.tsx';

export const BackToResult = () => (
  <Box mt={{ base: -8, sm: -16 }} mb="xs">
    <IconLink icon={IconArrowLeft} to={paths.ownResults} mih={44}>
      {texts.back}
    </IconLink>
  </Box>
);

export function ProfileSkeleton() {
  return (
    <ContentSkeleton>
      <BackToResult />
      <PageHeader
        title={texts.title(placeholderText(10))}
        pageTitle={texts.pageTitle}
        text={texts.text(placeholderText(4, 14))}
        actions={<LinkButton to="">{placeholderText(8, 3, 3)}</LinkButton>}
      />
      <ProfileSection result={placeholderResult} />
    </ContentSkeleton>
  );
}
