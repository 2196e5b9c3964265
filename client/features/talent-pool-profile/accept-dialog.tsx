import type { ReceivedRequest } from '#shared/talent-pool/state.ts';
import { receivedRequestTexts as texts } from '#shared/texts/talent-pool/person.ts';
import { ReleaseDialog, ReleaseDone } from '../../components/release-form/release-done.tsx';
import { ReleaseForm } from '../../components/release-form/release-form.tsx';
import { usePreviewState } from '../../components/release-form/use-preview-state.ts';
import { useScope } from '../../components/release-form/use-scope.ts';
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
  const { scope, previewScope, selectScope } = useScope();
  const query = trpc.found.previewAccept.useQuery(
    { requestId, scope: previewScope },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
  const { preview, state, onError, failureOf } = usePreviewState(query);
  const onSuccess = useReleaseRefresh();
  const accept = trpc.found.accept.useMutation({ onError, onSuccess });
  if (accept.data !== undefined) {
    const messagesLink = { to: paths.messages(accept.data.releaseId), label: texts.toMessages };
    return <ReleaseDone text={texts.done(company.name)} nextLink={messagesLink} />;
  }
  return (
    <ReleaseForm
      scope={scope}
      onScope={selectScope}
      hasJob
      preview={preview}
      state={state}
      confirmLabel={texts.confirm}
      effect={texts.acceptEffect(company.name)}
      isBusy={accept.isPending}
      failure={failureOf(accept.error)}
      onConfirm={(confirmed) => accept.mutate({ requestId, ...confirmed })}
      onClose={onClose}
    />
  );
}
