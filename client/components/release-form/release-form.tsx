import { Box, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { ReleasePreview } from '#shared/releases/state.ts';
import { consentWording } from '#shared/texts/consents.ts';
import { releaseFormTexts as texts } from '#shared/texts/releases/release.ts';
import { formatDate } from '../../lib/dates.ts';
import { UnverifiedMark } from '../company-link.tsx';
import { DialogActions } from '../dialog-actions/dialog-actions.tsx';
import { FormError } from '../form-error/form-error.tsx';
import { MatchChip } from '../match/match-explanation.tsx';
import { MissingTests } from '../match/missing-tests.tsx';
import { PreviewPart, type PreviewState } from './preview-part.tsx';
import { ScopeChoice } from './scope-choice.tsx';

type ReleaseFormProps = {
  intro?: string;
  scope: ReleaseScope;
  onScope: (scope: ReleaseScope) => void;
  preview: ReleasePreview | undefined;
  state: Omit<PreviewState, 'view'>;
  confirmLabel: string;
  isBusy: boolean;
  isBlocked?: boolean;
  failure: string | null;
  /** `digest` identifies the visible preview, so that the server can reject an outdated one. */
  onConfirm: (digest: string) => void;
  onClose: () => void;
  children?: ReactNode;
};

export function ReleaseForm({ preview, state, children, ...form }: ReleaseFormProps) {
  const { intro, scope, onScope, confirmLabel, isBusy, isBlocked = false, failure, onConfirm, onClose } = form;
  const isEmpty = preview !== undefined && preview.view.skills === null && preview.view.values === null;
  return (
    <Stack gap="xl">
      {intro !== undefined && <p>{intro}</p>}
      <ScopeChoice scope={scope} onChoose={onScope} />
      {children}
      {preview !== undefined && <Missing preview={preview} isEmpty={isEmpty} />}
      {!isEmpty && <Preview preview={preview} state={state} />}
      <Stack gap="md">
        {preview !== undefined && !isEmpty && <Consequences preview={preview} />}
        <FormError message={failure} />
        <DialogActions onCancel={onClose}>
          {!isEmpty && (
            <Button
              color="coral"
              disabled={preview === undefined || isBlocked}
              loading={isBusy}
              onClick={() => preview !== undefined && onConfirm(preview.digest)}
            >
              {confirmLabel}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Stack>
  );
}

function Missing({ preview: { missing }, isEmpty }: { preview: ReleasePreview; isEmpty: boolean }) {
  if (!missing.softskills && !missing.values) return null;
  return (
    <Box p="1rem 1.25rem" bg="var(--pg-sunken)" bdrs="fit">
      <MissingTests missing={missing} kind={isEmpty ? 'action' : 'outline'} />
    </Box>
  );
}

function Preview({ preview, state }: Pick<ReleaseFormProps, 'preview' | 'state'>) {
  const isExample = preview !== undefined && preview.current === null && preview.view.scope === 'anonymous';
  return (
    <>
      {preview?.company.isUnverified && (
        <div>
          <UnverifiedMark />
        </div>
      )}
      <PreviewPart
        title={texts.previewTitle(preview?.company.name ?? '')}
        preview={{ ...state, view: preview?.view }}
        note={isExample ? `${texts.pseudonym} ${texts.hidden}` : texts.hidden}
      >
        {preview?.match && (
          <Group mt="md" gap="0.25rem 0.75rem">
            <Text span c="dimmed" fz="sm">
              {texts.match}
            </Text>
            <MatchChip match={preview.match} />
          </Group>
        )}
      </PreviewPart>
    </>
  );
}

function Consequences({ preview: { current, expiresAt } }: { preview: ReleasePreview }) {
  return (
    <Stack maw="42rem" gap="xs" fz="sm">
      <p>
        {current && `${texts.replaces(current.scope, formatDate(current.expiresAt))} `}
        {texts.ends(formatDate(expiresAt))}
      </p>
      <Text c="dimmed">
        {texts.consent} {consentWording('release')}
      </Text>
    </Stack>
  );
}
