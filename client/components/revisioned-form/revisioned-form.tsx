import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConflictNotice } from '../conflict-notice/conflict-notice.tsx';
import { SaveBar } from '../save-bar/save-bar.tsx';
import type { Revisioned } from './use-revisioned-form.ts';

type RevisionedFormProps = {
  editing: Revisioned;
  texts: { stale: { title: string; text: string; reload: string; keep: string }; saved: string; save: string };
  isReadOnly?: boolean;
  children: ReactNode;
};

export function RevisionedForm({ editing, texts, isReadOnly = false, children }: RevisionedFormProps) {
  const { isDirty, isSaving, saves, failure } = editing;
  return (
    <Box component="form" miw={0} noValidate onSubmit={editing.submit}>
      {children}
      {editing.isStale && (
        <Box mb="lg">
          <ConflictNotice
            title={texts.stale.title}
            text={texts.stale.text}
            choices={[
              { label: texts.stale.reload, onClick: editing.acceptLatest },
              { label: texts.stale.keep, onClick: editing.keepMine },
            ]}
            isBusy={editing.isLoadingLatest}
            takesFocus
          />
        </Box>
      )}
      {!isReadOnly && (
        <SaveBar
          {...{ isDirty, isSaving, saves, failure }}
          savedText={texts.saved}
          label={texts.save}
          onDiscard={editing.discard}
        />
      )}
    </Box>
  );
}
