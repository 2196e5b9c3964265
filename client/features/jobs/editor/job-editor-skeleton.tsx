import { Badge, Button, Group, Skeleton } from '@mantine/core';
import { jobFormTexts, jobPublishTexts, jobStatusNames, jobEditorTexts as texts } from '#shared/texts/jobs/editor.ts';
import { BackLink, DocumentBar } from '../../../components/document-bar/document-bar.tsx';
import { Ghost } from '../../../components/ghost/ghost.tsx';
import { standIn } from '../../../components/ghost/stand-in.ts';
import { JobAreas } from '../../../components/job-areas.tsx';
import { JobTitle } from '../../../components/job-page-head.tsx';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { look } from '../../../components/look/look.ts';
import { usePageTitle } from '../../../components/page-title.ts';
import { SettingsSection } from '../../../components/settings-section/settings-section.tsx';

/** Title and tools, and the first part of the form. */
export function JobEditorSkeleton() {
  usePageTitle(texts.fallbackTitle);
  return (
    <Ghost>
      <DocumentBar>
        <BackLink to="" label="" />
        <JobTitle title={standIn(12, 7)} />
      </DocumentBar>
      <JobAreas jobId="" current="job" />
      <Group gap="0.75rem 1.25rem" mt={4} mb="lg">
        <Badge component="span">{jobStatusNames.draft}</Badge>
        <span className={look('fine')}>{texts.edited(standIn(16), standIn(12))}</span>
        <Group gap="xs" ms={{ base: 0, sm: 'auto' }}>
          <Button variant="default">{texts.preview}</Button>
          <Button>{jobPublishTexts.publish}</Button>
        </Group>
      </Group>
      <SettingsSection {...jobFormTexts.text}>
        <LineField label={texts.fieldNames.title} description={jobFormTexts.titleHint} readOnly value="" />
        <Skeleton height={220} />
      </SettingsSection>
    </Ghost>
  );
}
