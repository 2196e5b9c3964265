import { Box, Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ApplicationAnswer } from '#shared/applications/state.ts';
import { hasProfile, isRequiredScope, namedScope, type ReleaseScope } from '#shared/releases/scope.ts';
import type { ReleasePreview } from '#shared/releases/state.ts';
import { lostParts } from '#shared/releases/visible-parts.ts';
import { preparingTexts } from '#shared/texts/assessments/preparing.ts';
import { consentWording } from '#shared/texts/consents.ts';
import { matchTexts } from '#shared/texts/matching/match.ts';
import { releaseFormTexts as texts, visibilityTexts } from '#shared/texts/releases/release.ts';
import { releaseSummary, shownWords } from '#shared/texts/releases/release-summary.ts';
import { formatDate } from '../../lib/dates.ts';
import { useLastValue } from '../../lib/hooks.ts';
import { useSendsMail } from '../../lib/session.ts';
import { useSoftskillTestPath } from '../../lib/tests/use-repeat-path.ts';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import { UnverifiedMark } from '../company-link.tsx';
import { LinkButton } from '../link-button.tsx';
import { MissingTests } from '../match/missing-tests.tsx';
import { SheetActions } from '../sheet/sheet.tsx';
import { ContentSkeleton } from '../skeleton/content-skeleton.tsx';
import { OtherRequests } from './other-requests.tsx';
import { PreviewPart, type PreviewState } from './preview-part.tsx';
import { aboveFoot, ReleaseSummary } from './release-summary.tsx';
import { ShownAnswers, ShownMatch } from './shown-job.tsx';
import { lacksResult, useChosenScope } from './use-scope.ts';
import { VisibilityChoice } from './visibility-choice.tsx';

export const isWithoutResult = ({ missing }: ReleasePreview): boolean => missing.softskills && missing.values;

type ReleaseFormProps = {
  /** Null until the person chooses. See `useChosenScope` for when a preselection counts. */
  scope: ReleaseScope | null;
  onScope: (scope: ReleaseScope) => void;
  hasJob: boolean;
  /** Before a choice it tells about the target only. */
  preview: ReleasePreview | undefined;
  state: Omit<PreviewState, 'view' | 'jobParts'>;
  confirmLabel: string;
  /** Without a confirmation, said before the choice. */
  otherwise?: string;
  /** The result of the confirmation, after the words for the shown parts. */
  effect?: string;
  /** For the link to the missing soft-skill test: `back` says where it returns, `onLeave` runs before it. */
  detour?: { back: string; onLeave: () => void };
  isBusy: boolean;
  failure: string | null;
  /** `digest` identifies the visible preview, so that the server can reject an outdated one. */
  onConfirm: (confirmed: { scope: ReleaseScope; digest: string }) => void;
  onClose: () => void;
  /** Said of an unsure result before the choice, instead of in the notes below. `isAdvice`: against the confirmation. */
  unsureNote?: { isAdvice: boolean; render: (hasChosen: boolean) => ReactNode };
  /** Typed answers to the questions of the job. */
  answers?: readonly ApplicationAnswer[];
  children?: ReactNode;
};

export function ReleaseForm({
  scope: givenScope,
  onScope,
  hasJob,
  preview,
  state,
  answers = [],
  effect = '',
  detour,
  unsureNote,
  children,
  ...foot
}: ReleaseFormProps) {
  const choice = useRef<HTMLDivElement>(null);
  const [isChoiceMissing, setIsChoiceMissing] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isChoiceMissing) choice.current?.scrollIntoView({ block: 'nearest' });
  }, [isChoiceMissing]);
  const isEmpty = preview !== undefined && isWithoutResult(preview);
  const { scope, knownScope, hasChosen, choose } = useChosenScope({ scope: givenScope, onScope, hasJob, preview });
  // Before the first preview, only a release with a name has a named scope.
  const expectedScope = givenScope === 'anonymous' ? null : givenScope;
  const isNameKnown = typeof knownScope === 'string';
  const lacking = useLastValue(preview ?? null) ?? nothingLacking;
  const isChosen = scope !== null || state.failure !== null;
  const isUnsure = lacking.view?.isLimited === true;
  const typed = answers.map(({ answer }) => answer);
  const summaryLines = preview === undefined ? [] : releaseSummary(preview, typed);
  const shown = preview === undefined ? '' : shownWords(preview, typed);
  const loss = scope === null || isRequiredScope(scope) ? null : lossOf(lacking, scope);
  const shownScope = scope ?? knownScope ?? null;
  const withProfile = shownScope !== null && hasProfile(shownScope);
  const confirm = () => {
    setIsChoiceMissing(scope === null);
    if (scope === null) choice.current?.querySelector<HTMLInputElement>('input')?.focus();
    else if (preview !== undefined) foot.onConfirm({ scope, digest: preview.digest });
  };
  const visibility = (
    <VisibilityChoice
      scope={scope}
      hasJob={hasJob}
      knownScope={knownScope === undefined ? expectedScope : knownScope}
      isAsBefore={lacking.current?.scope === scope && !lacksResult(lacking.current)}
      lacking={lacking}
      loss={lossOf(lacking, namedScope({ isWhole: false, withProfile }))}
      error={isChoiceMissing && scope === null ? visibilityTexts.missing(isNameKnown) : null}
      onChoose={choose}
    />
  );
  return (
    <Stack gap="sm" flex={1} pt={4}>
      {preview?.company.isUnverified && (
        <div>
          <UnverifiedMark />
        </div>
      )}
      {isEmpty && <Missing preview={preview} />}
      {!isEmpty && (
        <>
          {isUnsure && unsureNote?.render(scope !== null)}
          <div ref={choice} style={aboveFoot}>
            {knownScope === undefined && state.failure === null ? (
              <ContentSkeleton>{visibility}</ContentSkeleton>
            ) : (
              visibility
            )}
          </div>
          {loss !== null && <Text>{loss}</Text>}
          <BecomesKnown current={lacking.current} scope={scope} />
          <ReleaseSummary
            title={texts.summaryTitle}
            lines={isChosen ? summaryLines : null}
            isOpen={isOpen || state.hasChanged || state.failure !== null}
            comesIntoView={isNameKnown && hasChosen && preview !== undefined}
            onToggle={() => setIsOpen(!isOpen)}
          >
            <Preview preview={preview} state={state} answers={answers} />
          </ReleaseSummary>
          {lacking.missing.softskills && <MissingSkills detour={detour} />}
          <OtherRequests preview={preview} />
          {children}
          {preview !== undefined && <ResultNotes preview={preview} isUnsureSaid={unsureNote !== undefined} />}
          <Consent preview={preview} />
        </>
      )}
      <Foot
        {...foot}
        effect={`${shown} ${effect}`.trim()}
        isEmpty={isEmpty}
        isChosen={scope !== null}
        isChoiceMissing={isChoiceMissing}
        isQuiet={scope === null && isUnsure && unsureNote?.isAdvice === true}
        isNameKnown={isNameKnown}
        isLoading={scope !== null && preview === undefined}
        onConfirm={confirm}
      />
    </Stack>
  );
}

const nothingLacking = {
  ...{ missing: { softskills: false, values: false }, hiddenSkills: 0, isProfileEmpty: false },
  ...{ view: null, current: null, job: null },
};

type FootProps = Pick<ReleaseFormProps, 'confirmLabel' | 'otherwise' | 'isBusy' | 'failure' | 'onClose'> & {
  effect: string;
  isEmpty: boolean;
  isChosen: boolean;
  /** The form says so at the choice. */
  isChoiceMissing: boolean;
  isQuiet: boolean;
  isNameKnown: boolean;
  isLoading: boolean;
  onConfirm: () => void;
};

function Foot({ confirmLabel, otherwise = '', effect, isBusy, failure, onClose, ...rest }: FootProps) {
  const { isEmpty, isChosen, isChoiceMissing, isQuiet, isNameKnown, isLoading, onConfirm } = rest;
  const prompt = isChoiceMissing ? '' : visibilityTexts.chooseFirst(isNameKnown);
  const note = isChosen ? effect : `${prompt} ${otherwise}`.trim();
  const effectId = useId();
  return (
    <SheetActions
      failure={failure}
      onCancel={onClose}
      note={
        !isEmpty && (
          <Text
            mt={4}
            mih={{ base: '2.7em', sm: '1.35em' }}
            c="dimmed"
            fz={14}
            lh={1.35}
            ta={{ base: 'start', sm: 'end' }}
            id={effectId}
          >
            {note}
          </Text>
        )
      }
    >
      {!isEmpty && (
        <Button
          {...(isQuiet ? { variant: 'default' } : { color: 'coral' })}
          px="md"
          flex={{ base: 1, sm: 'none' }}
          styles={{ label: { whiteSpace: 'nowrap' } }}
          disabled={isLoading}
          loading={isBusy}
          aria-describedby={note === '' ? undefined : effectId}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      )}
    </SheetActions>
  );
}

const Missing = ({ preview: { missing } }: { preview: ReleasePreview }) => (
  <Box p="0.75rem 1rem" bg="var(--pg-sunken)" bdrs="fit">
    <MissingTests missing={missing} kind="action" />
  </Box>
);

function MissingSkills({ detour }: { detour: ReleaseFormProps['detour'] | undefined }) {
  const hasTest = useHasSoftskillTest();
  const testPath = useSoftskillTestPath();
  return (
    <Box p="0.75rem 1rem" bg="var(--pg-sunken)" bdrs="lg">
      <Text mb="xs" fz="sm">
        {hasTest ? [texts.missing.softskills, detour?.back].join(' ') : preparingTexts.short}
      </Text>
      {hasTest && (
        <LinkButton to={testPath} {...(detour && { onClick: detour.onLeave })}>
          {matchTexts.none.softskillTest}
        </LinkButton>
      )}
    </Box>
  );
}

/** Says what weakens the result, without leading away from the sheet. */
function ResultNotes({ preview: { missing, view }, isUnsureSaid }: { preview: ReleasePreview; isUnsureSaid: boolean }) {
  const notes = [view.isLimited && !isUnsureSaid ? texts.unsure : '', missing.values ? texts.missing.values : ''];
  const text = notes.filter((note) => note !== '').join(' ');
  return text === '' ? null : <Text fz="sm">{text}</Text>;
}

type PreviewProps = Pick<ReleaseFormProps, 'preview' | 'state'> & { answers: readonly ApplicationAnswer[] };

function Preview({ preview, state, answers }: PreviewProps) {
  const sendsMail = useSendsMail();
  const isExample = preview !== undefined && preview.current === null && preview.view.scope === 'anonymous';
  const note = [
    isExample ? texts.pseudonym : '',
    texts.hidden,
    preview ? texts.ends(formatDate(preview.expiresAt), sendsMail) : '',
  ];
  return (
    <PreviewPart
      title={texts.previewTitle(preview?.company.name ?? '')}
      preview={{ ...state, view: preview?.view, jobParts: preview?.jobParts }}
      note={note.filter((sentence) => sentence !== '').join(' ')}
    >
      {preview?.match && preview.jobParts.length === 0 && (
        <ShownMatch label={texts.match} match={preview.match} isAnonymous={preview.view.scope === 'anonymous'} />
      )}
      <ShownAnswers answers={answers} />
    </PreviewPart>
  );
}

type Changing = Pick<ReleasePreview, 'current' | 'job'>;

/** A release belongs to the company, so a choice also changes what it sees with earlier applications. */
function lossOf({ current, job }: Changing, scope: ReleaseScope): string | null {
  const lost = current === null || current.scope === 'anonymous' ? [] : lostParts(current, scope);
  return lost.length === 0 ? null : texts.loses(lost, { open: current?.applications.open ?? 0, hasJob: job !== null });
}

function BecomesKnown({ current, scope }: Pick<ReleasePreview, 'current'> & { scope: ReleaseScope | null }) {
  if (scope === null || scope === 'anonymous' || current?.scope !== 'anonymous') return null;
  return <Text>{texts.becomesKnown(current.applications)}</Text>;
}

function Consent({ preview }: Pick<ReleaseFormProps, 'preview'>) {
  const latest = useLastValue(preview ?? null);
  return (
    <Text component="div" maw="42rem" c="dimmed" fz={14} lh={1.4}>
      {latest && <p>{texts.visibleUntil(formatDate(latest.expiresAt))}</p>}
      <details>
        <Box component="summary" py={4} td="underline" style={{ cursor: 'pointer', listStyle: 'none' }}>
          {texts.wording}
        </Box>
        {texts.consent(consentWording('release'))}
      </details>
    </Text>
  );
}
