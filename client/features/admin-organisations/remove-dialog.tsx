import { Box, Skeleton } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { adminOrganisationTexts } from '#shared/texts/admin/organisations.ts';
import { ReasonDialog } from '../../components/admin-detail/reason-dialog.tsx';
import { look } from '../../components/look/look.ts';
import { messageOf, sentenceOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import { type DialogProps, useListsChanged } from './use-changed.ts';

const { removeDialog: texts, lossTexts } = adminOrganisationTexts;

/** Says what is lost; only a reason and the typed name make it possible. Leads back to the list. */
export function RemoveDialog({ organisation: { organisationId, name }, opened, onClose }: DialogProps) {
  const navigate = useNavigate();
  const listsChanged = useListsChanged();
  const remove = trpc.adminOrganisations.remove.useMutation({
    onSuccess: async () => {
      toastSuccess(texts.done(name));
      await navigate(paths.admin.organisations);
      await listsChanged();
    },
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ReasonDialog
      title={texts.title(name)}
      text={texts.text}
      confirmLabel={texts.confirm}
      typed={{ label: texts.typed(name), expected: name }}
      opened={opened}
      isBusy={remove.isPending}
      failure={remove.error && sentenceOf(remove.error, texts.failed)}
      onClose={close}
      onConfirm={({ reason, confirmation }) => remove.mutate({ organisationId, reason, confirmation })}
    >
      <Losses organisationId={organisationId} />
    </ReasonDialog>
  );
}

function Losses({ organisationId }: { organisationId: string }) {
  const preview = trpc.adminOrganisations.deletionPreview.useQuery({ organisationId }, { staleTime: 0 });
  if (preview.isPending) return <Skeleton height={96} />;
  if (preview.data === undefined) return <p role="alert">{messageOf(preview.error)}</p>;
  return (
    <Box component="ul" ps={20} className={look('bulleted')}>
      {lossTexts(preview.data).map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </Box>
  );
}
