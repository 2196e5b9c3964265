import { useState } from 'react';
import type { OrganisationInPortal } from '#shared/admin/organisations.ts';
import { adminVerificationTexts as texts } from '#shared/texts/admin/verification.ts';
import { ReasonDialog } from '../../components/admin-detail/reason-dialog.tsx';
import { messageOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { useChanged } from './use-changed.ts';

export type Decision = 'verify' | 'withdraw' | 'allowName' | 'refuseName' | 'allowDomain';
type DialogProps = { organisation: OrganisationInPortal; decision: Decision | null; onClose: () => void };

/** Each decision takes a reason, which the organisation is mailed. */
export function VerificationDialog({ organisation, decision, onClose }: DialogProps) {
  const { organisationId, name } = organisation;
  // Keeps the content while the dialog closes.
  const [shown, setShown] = useState<Decision>('verify');
  if (decision !== null && decision !== shown) setShown(decision);
  const onChanged = useChanged(organisationId);
  const options = { onSuccess: async () => onChanged().then(close) };
  const verify = trpc.adminOrganisations.verify.useMutation(options);
  const withdraw = trpc.adminOrganisations.withdrawVerification.useMutation(options);
  const decideName = trpc.adminOrganisations.decideName.useMutation(options);
  const allowDomain = trpc.adminOrganisations.allowDomain.useMutation(options);
  const all = [verify, withdraw, decideName, allowDomain];
  function close() {
    for (const one of all) one.reset();
    onClose();
  }
  const run: Record<Decision, (reason: string) => void> = {
    verify: (reason) => verify.mutate({ organisationId, reason }),
    withdraw: (reason) => withdraw.mutate({ organisationId, reason }),
    allowName: (reason) => decideName.mutate({ organisationId, isAllowed: true, reason }),
    refuseName: (reason) => decideName.mutate({ organisationId, isAllowed: false, reason }),
    allowDomain: (reason) => allowDomain.mutate({ organisationId, reason }),
  };
  const failed = all.find(({ error }) => error !== null);
  return (
    <ReasonDialog
      title={texts.dialogs[shown].title(name)}
      text={texts.dialogs[shown].text}
      confirmLabel={texts.actions[shown]}
      isDangerous={shown === 'withdraw' || shown === 'refuseName'}
      opened={decision !== null}
      isBusy={all.some(({ isPending }) => isPending)}
      failure={failed?.error ? messageOf(failed.error) : null}
      onClose={close}
      onConfirm={({ reason }) => run[shown](reason)}
    />
  );
}
