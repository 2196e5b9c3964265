import { Badge, Box, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OwnPasskey } from '#shared/account/schema.ts';
import { maxPasskeys } from '#shared/auth/passkeys.ts';
import { passkeyTexts } from '#shared/texts/auth/passkeys.ts';
import common from '../../components/common.module.css';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { SettingRow } from '../../components/settings-section/settings-section.tsx';
import { formatDateTime, formatDay, formatRelative } from '../../lib/dates.ts';
import { addsPasskey } from '../../lib/passkeys/offer.ts';
import { usePasskeySupport } from '../../lib/passkeys/support.ts';
import { trpc } from '../../trpc.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import classes from './sessions.module.css';

const { section: texts } = passkeyTexts;

type Dialog = { kind: 'add' | 'rename' | 'remove'; passkey: OwnPasskey | null };
type PasskeySectionProps = { passkeys: OwnPasskey[]; hasCode: boolean };

/** Hidden at addresses for which browsers offer no passkeys, unless there are some. */
export function PasskeySection({ passkeys, hasCode }: PasskeySectionProps) {
  const support = usePasskeySupport();
  const utils = trpc.useUtils();
  const opensAtOnce = useLocation().state === addsPasskey;
  const [dialog, setDialog] = useState<Dialog | null>(opensAtOnce ? { kind: 'add', passkey: null } : null);
  const [note, setNote] = useState<string | null>(null);
  if (passkeys.length === 0 && support !== 'yes' && support !== 'notInBrowser') return null;
  const close = () => setDialog(null);
  const finish = (done: string) => () => {
    close();
    setNote(done);
    void utils.account.overview.invalidate();
  };
  const shownBy = (kind: Dialog['kind']) => (dialog?.kind === kind ? dialog.passkey : null);
  const addButton = support === 'yes' && (
    <AddButton count={passkeys.length} onClick={() => setDialog({ kind: 'add', passkey: null })} />
  );
  return (
    <SettingRow
      title={texts.title}
      value={
        <>
          {passkeys.length === 0 ? texts.none : texts.some} <SavedNote note={note} />
        </>
      }
      action={passkeys.length === 0 && addButton}
    >
      {passkeys.length > 0 && (
        <ul aria-label={texts.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} onOpen={(kind) => setDialog({ kind, passkey })} />
          ))}
        </ul>
      )}
      {passkeys.length > 0 && addButton}
      {support === 'notInBrowser' && <Text c="dimmed">{texts.unsupported}</Text>}
      <AddPasskeyDialog
        opened={dialog?.kind === 'add'}
        hasCode={hasCode}
        hasPasskey={passkeys.length > 0}
        onClose={close}
        onDone={finish(texts.added)}
      />
      <RenamePasskeyDialog passkey={shownBy('rename')} onClose={close} onDone={finish(texts.renamed)} />
      <RemovePasskeyDialog
        passkey={shownBy('remove')}
        hasCode={hasCode}
        onClose={close}
        onDone={finish(texts.removed)}
      />
    </SettingRow>
  );
}

function AddButton({ count, onClick }: { count: number; onClick: () => void }) {
  if (count >= maxPasskeys) return <Text c="dimmed">{texts.full}</Text>;
  return (
    <Button className={common.atStart} variant="default" onClick={onClick}>
      {count === 0 ? texts.add : texts.addAnother}
    </Button>
  );
}

type PasskeyRowProps = { passkey: OwnPasskey; onOpen: (kind: 'rename' | 'remove') => void };

function PasskeyRow({ passkey: { name, device, isBackedUp, createdAt, lastUsedAt }, onOpen }: PasskeyRowProps) {
  return (
    <Group component="li" gap="sm" justify="space-between" className={classes.session}>
      <Box flex="1 1 16rem" miw={0}>
        <Group component="p" gap="0.25rem 0.75rem" fw={600} className={common.anywhere}>
          {name}
          {isBackedUp && (
            <Badge component="span" color="sage">
              {texts.backedUp}
            </Badge>
          )}
        </Group>
        <Text mt={2} c="dimmed" fz="sm">
          {texts.createdWith(formatDay(createdAt, new Date()), device)},{' '}
          {lastUsedAt === null ? (
            texts.neverUsed
          ) : (
            <>
              {texts.lastUsed}{' '}
              <time dateTime={lastUsedAt.toISOString()} title={formatDateTime(lastUsedAt)}>
                {formatRelative(lastUsedAt, new Date())}
              </time>
            </>
          )}
        </Text>
      </Box>
      <Group gap="xs">
        <Button variant="default" size="sm" aria-label={texts.renameNamed(name)} onClick={() => onOpen('rename')}>
          {texts.rename}
        </Button>
        <Button variant="default" size="sm" aria-label={texts.removeNamed(name)} onClick={() => onOpen('remove')}>
          {texts.remove}
        </Button>
      </Group>
    </Group>
  );
}
