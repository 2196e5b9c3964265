import { resultPageTexts as texts } from '#shared/texts/assessments/results.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { ContentSkeleton } from '../../../components/skeleton/content-skeleton.tsx';
import { placeholderText } from '../../../components/skeleton/placeholders.ts';
import { placeholderResult } from './placeholder-results.ts';
import { ProfileSection } from './profile-section.tsx';

export function ProfileSkeleton() {
  return (
    <ContentSkeleton>
      <PageHeader
        title={texts.title(placeholderText(10))}
        pageTitle={texts.pageTitle}
        text={texts.text(placeholderText(4, 14))}
        actions={[placeholderText(8, 3, 3), placeholderText(5), placeholderText(5, 3, 8)].map((words) => (
          <LinkButton key={words} to="">
            {words}
          </LinkButton>
        ))}
      />
      <ProfileSection result={placeholderResult} />
    </ContentSkeleton>
  );
}
