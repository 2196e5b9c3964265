import { Text } from '@mantine/core';
import type { ReleaseTarget } from '#shared/releases/schema.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import { createReleaseTexts as texts } from '#shared/texts/releases/create-release.ts';
import { ReleaseDialog, ReleaseDone } from '../../components/release-form/release-done.tsx';
import { ReleaseForm } from '../../components/release-form/release-form.tsx';
import { usePreviewState } from '../../components/release-form/use-preview-state.ts';
import { useScope } from '../../components/release-form/use-scope.ts';
import { paths } from '../../lib/paths.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';

type GiveFormProps = {
  target: ReleaseTarget;
  company: string;
  onClose: () => void;
  /** Shows the newer state to a company that sees an older one in this scope. */
  update?: { scope: ReleaseScope; change: string; onDone: () => void };
};

export default function GiveDialog({ opened, ...form }: GiveFormProps & { opened: boolean }) {
  return (
    <ReleaseDialog
      title={(form.update ? texts.updateTitle : texts.title)(form.company)}
      opened={opened}
      onClose={form.onClose}
    >
      <GiveForm {...form} />
    </ReleaseDialog>
  );
}

function GiveForm({ target, company, onClose, update }: GiveFormProps) {
  const { scope, previewScope, selectScope } = useScope(update?.scope);
  const query = trpc.releases.preview.useQuery({ target, scope: previewScope }, { gcTime: 0, staleTime: Infinity });
  const { preview, state, onError, failureOf } = usePreviewState(query);
  const refresh = useReleaseRefresh();
  const onSuccess = () => refresh().then(update?.onDone);
  const give = trpc.releases.give.useMutation({ onError, onSuccess });
  if (give.isSuccess && update === undefined) {
    const releasesLink = { to: paths.releases, label: texts.toList };
    return <ReleaseDone text={texts.done(company, give.variables.scope)} nextLink={releasesLink} />;
  }
  return (
    <>
      {update && update.change !== '' && scope === update.scope && <Text fw={600}>{update.change}</Text>}
      <ReleaseForm
        scope={scope}
        onScope={selectScope}
        hasJob={target.kind === 'job'}
        preview={preview}
        state={state}
        confirmLabel={update ? texts.update : texts.confirm}
        effect={texts.effect(company)}
        isBusy={give.isPending}
        failure={failureOf(give.error)}
        onConfirm={(confirmed) => give.mutate({ target, ...confirmed })}
        onClose={onClose}
      />
    </>
  );
}
