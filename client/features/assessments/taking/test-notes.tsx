import { Anchor, CloseButton, Group, Text } from '@mantine/core';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { testNoteTexts as texts } from '#shared/texts/assessments/assessments.ts';
import { isStoragePersistent, readStored, writeStored } from '../../../lib/browser-storage.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { isTranslated, onTranslationChange } from '../../../lib/translation.ts';

export function TestNotes() {
  return (
    <div role="status">
      <StorageNote />
      <TranslationNote />
    </div>
  );
}

/** Says why the run or the page differs from the one the person left. */
export const RunNotice = ({ children }: { children: string | null }) =>
  children !== null && (
    <Text mb={20} py={14} px={18} c="bright" bg="var(--pg-fit-soft)" bdrs="fit" role="alert">
      {children}
    </Text>
  );

/** Without storage a guest loses the run with the page; an account finds its runs again. */
function StorageNote() {
  const session = useSession();
  const [isLasting] = useState(isStoragePersistent);
  if (session.status !== 'guest' || isLasting) return null;
  return (
    <Note name="storage">
      {texts.storage}{' '}
      {navigator.cookieEnabled && (
        <Anchor component={Link} to={paths.auth} inherit>
          {texts.signIn}
        </Anchor>
      )}
    </Note>
  );
}

function TranslationNote() {
  const isNow = useSyncExternalStore(onTranslationChange, isTranslated);
  return isNow && <Note name="translation">{texts.translation}</Note>;
}

function Note({ name, children }: { name: string; children: ReactNode }) {
  const key = `passgenau.note-closed.${name}`;
  const [isClosed, setIsClosed] = useState(() => readStored(key) !== null);
  if (isClosed) return null;
  const close = () => {
    writeStored(key, '1');
    setIsClosed(true);
  };
  return (
    <Group mb={20} py={14} px={18} gap="sm" wrap="nowrap" align="flex-start" c="bright" bg="var(--pg-fit-soft)">
      <Text flex={1}>{children}</Text>
      <CloseButton aria-label={texts.close} onClick={close} />
    </Group>
  );
}
