import type { ReleaseTarget } from '#shared/releases/schema.ts';
import { createReleaseTexts as texts } from '#shared/texts/releases/release.ts';
import { ReleaseDialog, ReleaseDone } from '../../components/release-form/release-done.tsx';
import { ReleaseForm } from '../../components/release-form/release-form.tsx';
import { usePreviewState } from '../../components/release-form/use-preview-state.ts';
import { useCurrentScope, useScope } from '../../components/release-form/use-scope.ts';
import { paths } from '../../lib/paths.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';

type GiveFormProps = { target: ReleaseTarget; company: string; onClose: () => void };

export const GiveDialog = ({ opened, ...form }: GiveFormProps & { opened: boolean }) => (
  <ReleaseDialog title={texts.title(form.company)} opened={opened} onClose={form.onClose}>
    <GiveForm {...form} />
  </ReleaseDialog>
);

function GiveForm({ target, company, onClose }: GiveFormProps) {
  const choice = useScope();
  const { scope, selectScope } = choice;
  const query = trpc.releases.preview.useQuery({ target, scope }, { gcTime: 0, staleTime: Infinity });
  const { preview, state, onError, failureOf } = usePreviewState(query);
  useCurrentScope(choice, preview?.current?.scope);
  const onSuccess = useReleaseRefresh();
  const give = trpc.releases.give.useMutation({ onError, onSuccess });
  if (give.isSuccess) {
    const releasesLink = { to: paths.releases, label: texts.toList };
    return (
      <ReleaseDone title={texts.done(company, scope)} text={texts.doneText} nextLink={releasesLink} onClose={onClose} />
    );
  }
  return (
    <ReleaseForm
      scope={scope}
      onScope={selectScope}
      preview={preview}
      state={state}
      confirmLabel={texts.confirm(company)}
      isBusy={give.isPending}
      failure={failureOf(give.error)}
      onConfirm={(digest) => give.mutate({ target, scope, digest })}
      onClose={onClose}
    />
  );
}
