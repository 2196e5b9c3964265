import { useState } from 'react';
import type { OwnConsent } from '#shared/consents/state.ts';
import { consentTexts as texts } from '#shared/texts/account/consents.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { toastUndo } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

/** Withdraws with one click and offers to undo. Releases end on the page 'Wer sieht mich'. */
export function useWithdraw(onDone: (consent: OwnConsent) => void) {
  const refresh = useConsentRefresh();
  const giveAgain = useGiveAgain(refresh);
  const [failed, setFailed] = useState<{ consentId: string; message: string } | null>(null);
  const withdrawing = trpc.consents.withdraw.useMutation({ onSettled: refresh });
  const finish = (consent: OwnConsent) => {
    onDone(consent);
    giveAgain.offer(consent);
  };
  const withdraw = (consent: OwnConsent) => {
    const { consentId } = consent;
    setFailed(null);
    withdrawing.mutate(
      { consentId },
      {
        onSuccess: () => finish(consent),
        onError: (error) => setFailed({ consentId, message: sentenceOf(error, texts.withdrawFailed) }),
      },
    );
  };
  return {
    withdraw,
    failed,
    undoFailure: giveAgain.failure,
    pendingId: withdrawing.isPending ? withdrawing.variables.consentId : null,
  };
}

function useGiveAgain(refresh: () => Promise<void>) {
  const mails = trpc.jobMails.change.useMutation({ onSettled: refresh });
  const share = trpc.team.changeShare.useMutation({ onSettled: refresh });
  const offer = ({ kind }: OwnConsent) => {
    const { mutate } = kind === 'sharingWithTeam' ? share : mails;
    toastUndo(texts.withdrawn, texts.undo, () => mutate({ isOn: true }));
  };
  const error = mails.error ?? share.error;
  return { offer, failure: error && sentenceOf(error, texts.undoFailed) };
}

function useConsentRefresh(): () => Promise<void> {
  const { consents, jobMails, team } = trpc.useUtils();
  return async () => {
    await Promise.all([consents.page.invalidate(), jobMails.invalidate(), team.invalidate()]);
  };
}
