import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnConsent } from '#shared/consents/state.ts';
import { consentTexts as texts } from '#shared/texts/account/consents.ts';
import { withdrawReleaseTexts } from '#shared/texts/releases/own-releases.ts';
import { ask } from '../../components/ask/ask.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { toastUndo } from '../../lib/toast.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';

/**
 * One click. Only the end of a release asks first, because it deletes messages. Mails and the team share are undone at
 * once. A release is given again on its own page, because the person must see the data first.
 */
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
    const { kind, company, consentId } = consent;
    setFailed(null);
    if (kind === 'release')
      return ask({
        title: withdrawReleaseTexts.title(company ?? ''),
        text: withdrawReleaseTexts.text,
        confirmLabel: withdrawReleaseTexts.confirm,
        run: () => withdrawing.mutateAsync({ consentId }),
        failed: texts.withdrawFailed,
        onDone: () => finish(consent),
      });
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
  const navigate = useNavigate();
  const mails = trpc.jobMails.change.useMutation({ onSettled: refresh });
  const share = trpc.team.changeShare.useMutation({ onSettled: refresh });
  const offer = ({ kind }: OwnConsent) => {
    if (kind === 'weeklyJobMail') toastUndo(texts.withdrawn, texts.undo, () => mails.mutate({ isOn: true }));
    else if (kind === 'sharingWithTeam') toastUndo(texts.withdrawn, texts.undo, () => share.mutate({ isOn: true }));
    else {
      const place = kind === 'beingFound' ? paths.talentPool : paths.releases;
      toastUndo(texts.withdrawn, texts.again, () => navigate(place));
    }
  };
  const error = mails.error ?? share.error;
  return { offer, failure: error && sentenceOf(error, texts.undoFailed) };
}

function useConsentRefresh(): () => Promise<void> {
  const { consents, jobMails, team } = trpc.useUtils();
  const refreshReleases = useReleaseRefresh();
  return async () => {
    await Promise.all([consents.page.invalidate(), jobMails.invalidate(), team.invalidate(), refreshReleases()]);
  };
}
