import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { MissingTests } from '#shared/matching/state.ts';
import type { ReleaseTarget } from '#shared/releases/schema.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { ReleasePreview } from '#shared/releases/state.ts';
import { createReleaseTexts as texts } from '#shared/texts/releases/create-release.ts';
import common from '../../components/common.module.css';
import { ReleaseDialog, ReleaseDone } from '../../components/release-form/release-done.tsx';
import { ReleaseForm } from '../../components/release-form/release-form.tsx';
import { usePreviewState } from '../../components/release-form/use-preview-state.ts';
import { useScope } from '../../components/release-form/use-scope.ts';
import { useLastValue } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useRepetition } from '../../lib/tests/use-repeat-path.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';

type GiveFormProps = {
  target: ReleaseTarget;
  company: string;
  onClose: () => void;
  /** Shows the newer state to a company that sees an older one in this scope. */
  update?: { scope: ReleaseScope; unshown: MissingTests; change: string; onDone: () => void };
};

export default function GiveDialog({ opened, ...form }: GiveFormProps & { opened: boolean }) {
  return (
    <ReleaseDialog
      title={form.update ? texts.updateTitle(form.company, form.update.unshown.softskills) : texts.title(form.company)}
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
    const hasSkills = preview?.missing.softskills !== true;
    return <ReleaseDone text={texts.done(company, give.variables.scope, hasSkills)} nextLink={releasesLink} />;
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
        confirmLabel={update ? texts.update(update.unshown.softskills) : texts.confirm}
        {...(update && { unsureNote: <UnsureResult test={preview?.unsure ?? null} /> })}
        isBusy={give.isPending}
        failure={failureOf(give.error)}
        onConfirm={(confirmed) => give.mutate({ target, ...confirmed })}
        onClose={onClose}
      />
    </>
  );
}

/** Quotes what the company reads about the result. */
function UnsureResult({ test }: { test: ReleasePreview['unsure'] }) {
  const displayedTest = useLastValue(test);
  const { path, isOpen } = useRepetition(displayedTest ?? 'values', true);
  return (
    <Text px="md" py="xs" fz="sm" bg="var(--pg-fit-soft)" bdrs="fit" className={common.inkLinks}>
      {texts.unsure}{' '}
      {displayedTest !== null && path !== null && (
        <Link to={path}>{isOpen ? texts.finishFirst : texts.repeatFirst}</Link>
      )}
    </Text>
  );
}
