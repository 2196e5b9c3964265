import { type RefObject, useState } from 'react';
import type { ReceivedRequest } from '#shared/talent-pool/state.ts';
import { receivedRequestTexts as texts } from '#shared/texts/talent-pool/person.ts';
import { ask } from '../../components/ask/ask.tsx';
import { ReleaseDialog, ReleaseDone } from '../../components/release-form/release-done.tsx';
import { ReleaseForm } from '../../components/release-form/release-form.tsx';
import { usePreviewState } from '../../components/release-form/use-preview-state.ts';
import { useScope } from '../../components/release-form/use-scope.ts';
import { useLastValue, useTemporaryNote } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';
import type { RequestAction } from './request-row.tsx';

/** Both answers to requests. `place` takes the focus when the buttons of a declined request disappear. */
export function useRequestAnswers(place: RefObject<HTMLElement | null>) {
  const [requestToAccept, setRequestToAccept] = useState<ReceivedRequest | null>(null);
  const [note, showNote] = useTemporaryNote();
  const onSettled = useReleaseRefresh();
  const decline = trpc.found.decline.useMutation({ onSettled });
  const askToDecline = ({ requestId, company }: ReceivedRequest) =>
    ask({
      title: texts.declineTitle,
      text: texts.declineText(company.name),
      confirmLabel: texts.decline,
      isDangerous: false,
      run: () => decline.mutateAsync({ requestId }),
      failed: texts.declineFailed,
      onDone: () => {
        place.current?.focus();
        showNote(texts.declineDone);
      },
    });
  const runAction = ({ kind, request }: RequestAction) =>
    kind === 'accept' ? setRequestToAccept(request) : askToDecline(request);
  const dialog = <AcceptDialog request={requestToAccept} onClose={() => setRequestToAccept(null)} />;
  return { runAction, note, dialog };
}

type AcceptDialogProps = {
  request: ReceivedRequest | null;
  onClose: () => void;
};

function AcceptDialog({ request, onClose }: AcceptDialogProps) {
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
      effect={texts.acceptEffect}
      isBusy={accept.isPending}
      failure={failureOf(accept.error)}
      onConfirm={(confirmed) => accept.mutate({ requestId, ...confirmed })}
      onClose={onClose}
    />
  );
}
