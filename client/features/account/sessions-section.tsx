import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ActiveSession } from '#shared/account/schema.ts';
import { accountTexts } from '#shared/texts/account/account.ts';
import { ask } from '../../components/ask/ask.tsx';
import common from '../../components/common.module.css';
import { Fold } from '../../components/fold/fold.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { SettingRow } from '../../components/settings-section/settings-section.tsx';
import { trpc } from '../../trpc.ts';
import { SessionRow } from './session-row.tsx';

const { sessions: texts } = accountTexts;
const shownCount = 2;

export function SessionsSection({ sessions }: { sessions: ActiveSession[] }) {
  const list = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const showNote = (message: string) => {
    setFailure(null);
    setNote(message);
    list.current?.focus();
  };
  const showFailure = (message: string) => {
    setNote(null);
    setFailure(message);
  };
  const ownAddress = sessions.find(({ isCurrent }) => isCurrent)?.address;
  const rows = sessions.map((session) => (
    <SessionRow
      key={session.sessionId}
      session={session}
      ownAddress={ownAddress}
      onEnded={() => showNote(texts.ended)}
      onFailed={showFailure}
    />
  ));
  const otherSessionCount = sessions.filter(({ isCurrent }) => !isCurrent).length;
  const utils = trpc.useUtils();
  const endOthers = trpc.account.endOtherSessions.useMutation({
    onSuccess: () => void utils.account.overview.invalidate(),
  });
  const askToEndOthers = () =>
    ask({
      title: texts.confirmTitle,
      text: texts.confirm(otherSessionCount),
      confirmLabel: texts.endOthers,
      run: () => endOthers.mutateAsync(),
      onDone: () => showNote(texts.othersEnded),
    });
  return (
    <SettingRow
      title={texts.title}
      value={
        <>
          {otherSessionCount === 0 ? texts.onlyThis : texts.text} <SavedNote note={note} />
        </>
      }
    >
      <div ref={list} tabIndex={-1}>
        <ul aria-label={texts.list}>{rows.slice(0, shownCount)}</ul>
        {rows.length > shownCount && (
          <Fold title={texts.more(rows.length - shownCount)} heading="h4">
            <ul aria-label={texts.more(rows.length - shownCount)}>{rows.slice(shownCount)}</ul>
          </Fold>
        )}
      </div>
      <FormError message={failure} />
      {otherSessionCount > 0 && (
        <Button className={common.atStart} variant="default" onClick={askToEndOthers}>
          {texts.endOthers}
        </Button>
      )}
    </SettingRow>
  );
}
