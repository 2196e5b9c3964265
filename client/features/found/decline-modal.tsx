import type { ReceivedRequest } from '#shared/found/state.ts';
import { requestTexts as texts } from '#shared/texts/found-ui.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useLast } from '../../lib/use-last.ts';
import { useOwnRefresh } from '../../lib/use-own-changes.ts';
import { trpc } from '../../trpc.ts';

type DeclineModalProps = { request: ReceivedRequest | null; onClose: () => void; onDone: () => void };

/** Nobody is asked for a reason. */
export function DeclineModal({ request, onClose, onDone }: DeclineModalProps) {
  const shown = useLast(request);
  const onSettled = useOwnRefresh();
  const decline = trpc.found.decline.useMutation({ onSettled });
  const leave = () => {
    decline.reset();
    onClose();
  };
  // Always there: a dialog that comes opened does not know where the keyboard was.
  return (
    <ConfirmDialog
      title={texts.declineTitle}
      text={texts.declineText(shown?.company.name ?? '')}
      confirmLabel={texts.decline}
      isDangerous={false}
      opened={request !== null}
      isBusy={decline.isPending}
      failure={decline.error && sentenceOf(decline.error, texts.declineFailed)}
      onClose={leave}
      onConfirm={() => shown !== null && decline.mutate({ requestId: shown.requestId }, { onSuccess: onDone })}
    />
  );
}
