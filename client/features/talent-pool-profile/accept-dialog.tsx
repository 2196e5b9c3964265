import type { ReceivedRequest } from '#shared/talent-pool/state.ts';
import { receivedRequestTexts as texts } from '#shared/texts/talent-pool/person.ts';
import { ReleaseDialog, ReleaseDone } from '../../components/release-form/release-done.tsx';
import { ReleaseForm } from '../../components/release-form/release-form.tsx';
import { usePreviewState } from '../../components/release-form/use-preview-state.ts';
import { useCurrentScope, useScope } from '../../components/release-form/use-scope.ts';
import { useLastValue } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';

type AcceptDialogProps = {
  request: ReceivedRequest | null;
  onClose: () => void;
};

export function AcceptDialog({ request, onClose }: AcceptDialogProps) {
  const displayedRequest = useLastValue(request);
  // Always mounted, because a modal that mounts open cannot restore the focus.
  return (
    <ReleaseDialog
      title={texts.acceptTitle(displayedRequest?.company.name ?? '')}
      opened={request !== null}
      onClose={onClose}
    >
      {displayedRequest !== null && <AcceptForm request={displayedRequest} onClose={onClose} />}
    </ReleaseDialog>
  );
}

function AcceptForm({ request: { requestId, company }, onClose }: { request: ReceivedRequest; onClose: () => void }) {
  const choice = useScope();
  const { scope, selectScope } = choice;
  const input = { requestId, scope };
  const query = trpc.found.previewAccept.useQuery(input, { gcTime: 0, staleTime: Number.POSITIVE_INFINITY });
  const { preview, state, onError, failureOf } = usePreviewState(query);
  useCurrentScope(choice, preview?.current?.scope);
  const onSuccess = useReleaseRefresh();
  const accept = trpc.found.accept.useMutation({ onError, onSuccess });
  if (accept.data !== undefined) {
    const messagesLink = { to: paths.messages(accept.data.releaseId), label: texts.toMessages };
    return (
      <ReleaseDone title={texts.done(company.name)} text={texts.doneText} nextLink={messagesLink} onClose={onClose} />
    );
  }
  return (
    <ReleaseForm
      intro={texts.acceptText}
      scope={scope}
      onScope={selectScope}
      preview={preview}
      state={state}
      confirmLabel={texts.confirm(company.name)}
      isBusy={accept.isPending}
      failure={failureOf(accept.error)}
      onConfirm={(digest) => accept.mutate({ ...input, digest })}
      onClose={onClose}
    />
  );
}
