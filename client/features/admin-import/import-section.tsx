import { Box, Button, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ImportOutcome } from '#shared/import/plan.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { isComplete } from './catalogue-files.ts';
import { PlanView } from './plan-view.tsx';
import { SourceChoice } from './source-choice.tsx';
import type { CatalogueImport } from './use-catalogue-import.ts';

const { source: sourceTexts, plan: texts, take } = adminImportTexts;

export function ImportSection({ current }: { current: CatalogueImport }) {
  const { wish, state, plan, again } = current;
  const taking = state.step === 'planned' ? state.importShare : null;
  const isBusy = state.step === 'planning' || taking !== null;
  const isReady = wish.source === 'shipped' || isComplete(wish.files);
  return (
    <DetailSection title={sourceTexts.title}>
      {state.step === 'done' ? (
        <ImportDone outcome={state.outcome} onAgain={again} />
      ) : (
        <Stack gap="lg">
          <SourceChoice current={current} isBusy={isBusy} />
          <FormError message={state.step === 'choosing' ? state.error : null} />
          {(state.step !== 'planned' || taking !== null) && (
            <Box>
              <Button disabled={!isReady || isBusy} loading={state.step === 'planning'} onClick={plan}>
                {texts.run}
              </Button>
            </Box>
          )}
          {state.step === 'planning' && <UploadProgress share={wish.source === 'own' ? state.share : 1} isPlanning />}
          {taking !== null && <UploadProgress share={wish.source === 'own' ? taking : 1} isPlanning={false} />}
          {state.step === 'planned' && taking === null && (
            <PlanView key={planKey(state.plan)} plan={state.plan} error={state.error} onImport={current.take} />
          )}
        </Stack>
      )}
    </DetailSection>
  );
}

const planKey = ({
  testVariant,
  errorTotal,
  newVersionNumber,
}: {
  testVariant: string;
  errorTotal: number;
  newVersionNumber: number | null;
}) => `${testVariant} ${errorTotal} ${newVersionNumber}`;

function UploadProgress({ share, isPlanning }: { share: number; isPlanning: boolean }) {
  const isSent = share >= 1;
  const processingText = isPlanning ? texts.checking : texts.importing;
  return (
    <div role="status">
      <Progress value={share * 100} animated={isSent} striped={isSent} aria-label={texts.progress} />
      <Text mt={6} c="dimmed" fz="sm">
        {isSent ? processingText : texts.sending(Math.round(share * 100))}
      </Text>
    </div>
  );
}

function ImportDone({ outcome: { status, version }, onAgain }: { outcome: ImportOutcome; onAgain: () => void }) {
  const messageRef = useRef<HTMLDivElement>(null);
  useEffect(() => messageRef.current?.focus(), []);
  return (
    <Stack gap="lg">
      <div ref={messageRef} tabIndex={-1} role="status">
        <Text fw={600}>{take[status]}</Text>
        {version.status !== 'active' && <Text c="dimmed">{take.next(version.number)}</Text>}
      </div>
      <Box>
        <Button variant="default" onClick={onAgain}>
          {take.again}
        </Button>
      </Box>
    </Stack>
  );
}
