import { Button, Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { accountDeletionTexts } from '#shared/texts/account-deletion/account-deletion.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { NarrowPage } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { codeOf, messageOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const { undo: texts } = accountDeletionTexts;
const signInLink = <LinkButton to={paths.auth}>{texts.signIn}</LinkButton>;
const invalid = (
  <NarrowPage title={texts.invalid} text={texts.invalidText}>
    {signInLink}
  </NarrowPage>
);

/** Only the button changes the account, because mail scanners open links and run scripts. */
export default function UndoDeletionPage() {
  usePageTitle(texts.title);
  const { token = '' } = useParams();
  const link = trpc.accountDeletion.undoState.useQuery({ token }, { gcTime: 0, staleTime: Number.POSITIVE_INFINITY });
  const undo = trpc.accountDeletion.undo.useMutation();
  if (undo.isSuccess)
    return (
      <NarrowPage title={texts.done} text={texts.doneText}>
        {signInLink}
      </NarrowPage>
    );
  if (link.isPending) return <NarrowPage title={texts.opening} />;
  if (link.data === undefined)
    return codeOf(link.error) === 'INVALID_INPUT' ? (
      invalid
    ) : (
      <NarrowPage title={texts.title} text={messageOf(link.error)}>
        <Button variant="default" loading={link.isFetching} onClick={() => void link.refetch()}>
          {texts.retry}
        </Button>
      </NarrowPage>
    );
  if (link.data.state === 'invalid' || codeOf(undo.error) === 'LINK_INVALID') return invalid;
  return (
    <NarrowPage title={texts.title} text={texts.text(link.data.eraseAt)}>
      <Stack gap="md" align="flex-start">
        <FormError message={undo.error && messageOf(undo.error)} />
        <Button color="coral" size="lg" loading={undo.isPending} onClick={() => undo.mutate({ token })}>
          {texts.action}
        </Button>
      </Stack>
    </NarrowPage>
  );
}
