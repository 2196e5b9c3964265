import { Stack, Text, TextInput } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import type { ClosedAccount } from '#shared/account-deletion/schema.ts';
import { accountDeletionTexts } from '#shared/texts/account-deletion/account-deletion.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { NarrowPage } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { paths } from '../../lib/paths.ts';

const { closed: texts } = accountDeletionTexts;

/** The state of the navigation is the only place with the link; no other visitor has it. */
export default function AccountClosedPage() {
  usePageTitle(texts.title);
  const { state } = useLocation() as { state: ClosedAccount | null };
  const home = <LinkButton to={paths.home}>{texts.home}</LinkButton>;
  if (state === null)
    return (
      <NarrowPage title={accountDeletionTexts.title} text={texts.unknown}>
        {home}
      </NarrowPage>
    );
  const { eraseAt, undoUrl } = state;
  return (
    <NarrowPage title={texts.title} text={texts.text(eraseAt)}>
      <Stack gap="md" align="stretch">
        <Text>{undoUrl === null ? texts.mailed : texts.shown}</Text>
        {undoUrl !== null && <UndoLink url={undoUrl} />}
        <div>{home}</div>
      </Stack>
    </NarrowPage>
  );
}

const UndoLink = ({ url }: { url: string }) => (
  <>
    <TextInput label={texts.link} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
    <CopyButton text={url} texts={{ copy: texts.copy, copied: texts.copied, failed: texts.notCopied }} />
  </>
);
