import { Alert, Box, Text, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CandidateView, JobPartView } from '#shared/releases/view.ts';
import { viewReleaseTexts } from '#shared/texts/releases/own-releases.ts';
import { releaseFormTexts as texts } from '#shared/texts/releases/release.ts';
import { CandidateProfile } from '../candidate-view/candidate-profile.tsx';
import { placeholderView } from '../candidate-view/placeholder-view.ts';
import { ErrorState } from '../error-state.tsx';
import { ContentSkeleton } from '../skeleton/content-skeleton.tsx';

export type PreviewState = {
  view: CandidateView | undefined;
  jobParts?: readonly JobPartView[] | undefined;
  failure: string | null;
  hasChanged: boolean;
  changedText?: string;
  onRetry: () => void;
};

type PreviewPartProps = {
  title: string;
  preview: PreviewState;
  children?: ReactNode;
  note?: string | undefined;
};

export function PreviewPart({ title, preview, children, note }: PreviewPartProps) {
  const { view, jobParts = [], failure, hasChanged, changedText = texts.changed.text, onRetry } = preview;
  const hasSkills = jobParts.some(({ skills }) => skills !== null);
  const unshown = { skills: hasSkills && <Text fz="sm">{viewReleaseTexts.unshown.softskills}</Text> };
  return (
    <Box component="section" aria-label={title}>
      <Title order={3} size="h4" mb="sm" lh={1.25}>
        {title}
      </Title>
      {hasChanged && <ChangedNotice text={changedText} />}
      {failure !== null && view === undefined ? (
        <ErrorState text={failure} onRetry={onRetry} />
      ) : (
        <Box p={{ base: '1rem', sm: '1.5rem' }} bd="1px solid var(--pg-line)" bdrs="lg" bg="var(--pg-surface)">
          {view === undefined ? (
            <ContentSkeleton>
              <CandidateProfile view={placeholderView} level={3} />
            </ContentSkeleton>
          ) : (
            <CandidateProfile view={view} jobParts={jobParts} level={3} unshown={unshown}>
              {children}
            </CandidateProfile>
          )}
        </Box>
      )}
      {note && (
        <Text mt="sm" c="dimmed" fz={14}>
          {note}
        </Text>
      )}
    </Box>
  );
}

function ChangedNotice({ text }: { text: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      mb="sm"
      color="amber"
      icon={<IconRefresh stroke={1.75} />}
      title={texts.changed.title}
      role="alert"
    >
      {text}
    </Alert>
  );
}
