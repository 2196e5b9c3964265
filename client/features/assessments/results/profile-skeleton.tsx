import { resultPageTexts as texts } from '#shared/texts/assessments/results.ts';
import { Ghost } from '../../../components/ghost/ghost.tsx';
import { standIn } from '../../../components/ghost/stand-in.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { outlinedResult } from './outline.ts';
import { ProfileSection } from './profile-section.tsx';

export function ProfileSkeleton() {
  return (
    <Ghost>
      <PageHeader
        title={texts.title(standIn(10))}
        pageTitle={texts.pageTitle}
        text={texts.text(standIn(4, 14))}
        actions={[standIn(8, 3, 3), standIn(5), standIn(5, 3, 8)].map((words) => (
          <LinkButton key={words} to="">
            {words}
          </LinkButton>
        ))}
      />
      <ProfileSection result={outlinedResult} />
    </Ghost>
  );
}
