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
import { MissingTests } from '../passung/missing-tests.tsx';
import { PassungChip } from '../passung/passung.tsx';
import { PreviewPart, type ShownPreview } from './preview-part.tsx';
import { ScopeChoice } from './scope-choice.tsx';

type ReleaseFormProps = {
  /** What this is about, above the choice. */
  intro?: string;
  scope: ReleaseScope;
  onScope: (scope: ReleaseScope) => void;
  /** Undefined while it is on its way. */
  preview: ReleasePreview | undefined;
  state: Omit<ShownPreview, 'view'>;
  confirmLabel: string;
  isBusy: boolean;
  /** What else was filled in is not right yet. */
  isBlocked?: boolean;
  failure: string | null;
  /** What was shown is named by its digest. */
  onConfirm: (digest: string) => void;
  onClose: () => void;
  /** Between the choice and what it shows. */
  children?: ReactNode;
};

/** Choose, see exactly what it shows, agree. Nothing can be confirmed that is not on the screen. */
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
            <PassungChip match={preview.match} />
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
