import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { ApplicationStatus, CompanyStatus } from '#shared/applications/status.ts';
import { applicationBoardTexts } from '#shared/texts/applications/board.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { useCandidateRefresh } from '../../lib/use-candidate-changes.ts';
import { trpc } from '../../trpc.ts';
import { FormError } from '../form-error/form-error.tsx';
import { MoveMenu } from './move-menu.tsx';
import { noRefusal, type Refusal, RefuseDialog } from './refuse-dialog.tsx';

type MoveApplicationProps = {
  applicationId: string;
  name: string;
  status: ApplicationStatus;
  onMoved: (to: CompanyStatus) => void;
};

export function MoveApplication({ applicationId, name, status, onMoved }: MoveApplicationProps) {
  const refresh = useCandidateRefresh();
  const [isRefusing, setIsRefusing] = useState(false);
  const move = trpc.board.move.useMutation({
    onSuccess: (_, { to }) => {
      setIsRefusing(false);
      onMoved(to);
    },
    onSettled: refresh,
  });
  const send = (to: CompanyStatus, refusal: Refusal = noRefusal) =>
    move.mutate({ applicationId, from: status, to, ...refusal });
  const choose = (to: CompanyStatus) => {
    move.reset();
    if (to === 'refused') setIsRefusing(true);
    else send(to);
  };
  const failure = move.error && sentenceOf(move.error, applicationBoardTexts.notMoved);
  return (
    <Stack gap="xs">
      {!isRefusing && <FormError message={failure} onClose={move.reset} />}
      <div>
        <MoveMenu name={name} status={status} isBusy={move.isPending} onMove={choose} />
      </div>
      <RefuseDialog
        name={isRefusing ? name : null}
        isBusy={move.isPending}
        failure={failure}
        onClose={() => setIsRefusing(false)}
        onRefuse={(refusal) => send('refused', refusal)}
      />
    </Stack>
  );
}
