import { Box, Stack, Text } from '@mantine/core';
import type { MissingTests } from '#shared/matching/state.ts';
import type { ReleaseTarget } from '#shared/releases/schema.ts';
import { hasProfile, type ReleaseScope } from '#shared/releases/scope.ts';
import type { OlderState, ReleasePreview } from '#shared/releases/state.ts';
import { createReleaseTexts } from '#shared/texts/releases/create-release.ts';
import { askedSkillsText, benefitText, matchChangeText } from '#shared/texts/releases/own-releases.ts';
import { giveDialogTexts as texts } from '#shared/texts/releases/release.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { ReleaseDialog, ReleaseDone } from '../../components/release-form/release-done.tsx';
import { ReleaseForm } from '../../components/release-form/release-form.tsx';
import { usePreviewState } from '../../components/release-form/use-preview-state.ts';
import { useScope } from '../../components/release-form/use-scope.ts';
import { formatDate } from '../../lib/dates.ts';
import { useLastValue } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useRepetition } from '../../lib/tests/use-repeat-path.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';

type GiveFormProps = {
  target: ReleaseTarget;
  company: string;
  onClose: () => void;
  /** Shows the newer state to a company that sees an older one in this scope. */
  update?: {
    scope: ReleaseScope;
    unshown: MissingTests;
    older: OlderState | null;
    hasApplied: boolean;
    onDone: () => void;
  };
};

export default function GiveDialog({ opened, ...form }: GiveFormProps & { opened: boolean }) {
  return (
    <ReleaseDialog
      title={form.update ? texts.updateTitle(form.company, form.update.unshown.softskills) : texts.title(form.company)}
      opened={opened}
      onClose={form.onClose}
    >
      <GiveForm {...form} />
    </ReleaseDialog>
  );
}

function GiveForm({ target, company, onClose, update }: GiveFormProps) {
  const { scope, previewScope, selectScope } = useScope(update?.scope);
  const query = trpc.releases.preview.useQuery({ target, scope: previewScope }, { gcTime: 0, staleTime: Infinity });
  const { preview, state, onError, failureOf } = usePreviewState(query);
  const advice = useAdvice(preview?.unsure ?? null);
  const refresh = useReleaseRefresh();
  const onSuccess = () => refresh().then(update?.onDone);
  const give = trpc.releases.give.useMutation({ onError, onSuccess });
  if (give.isSuccess && update === undefined) {
    const releasesLink = { to: paths.releases, label: texts.toList };
    const hasSkills = preview?.missing.softskills !== true;
    return <ReleaseDone text={texts.done(company, give.variables.scope, hasSkills)} nextLink={releasesLink} />;
  }
  return (
    <>
      {update?.older && (
        <Lead
          older={changeInScope(update.older, { from: update.scope, to: scope, preview })}
          skillNames={preview?.job?.skillNames ?? []}
          hasApplied={update.hasApplied}
        />
      )}
      <ReleaseForm
        scope={scope}
        onScope={selectScope}
        hasJob={target.kind === 'job'}
        preview={preview}
        state={state}
        confirmLabel={update ? createReleaseTexts.update(update.unshown.softskills) : texts.confirm}
        {...(update && {
          otherwise: texts.otherwise,
          unsureNote: {
            isAdvice: advice !== null,
            render: (hasChosen: boolean) => <UnsureResult advice={advice} hasChosen={hasChosen} />,
          },
        })}
        effect={preview ? texts.until(formatDate(preview.expiresAt)) : ''}
        isBusy={give.isPending}
        failure={failureOf(give.error)}
        onConfirm={(confirmed) => give.mutate({ target, ...confirmed })}
        onClose={onClose}
      />
    </>
  );
}

type LeadProps = { older: OlderState; skillNames: readonly string[]; hasApplied: boolean };

function Lead({ older, skillNames, hasApplied }: LeadProps) {
  const displayedNames = useLastValue(skillNames.length > 0 ? skillNames : null);
  const isUnsureLoss = older.match !== null && older.match.range !== null && older.match.now < older.match.shown;
  const benefit = isUnsureLoss ? texts.optional(hasApplied) : benefitText(older);
  const askedSkills = displayedNames ? askedSkillsText(displayedNames) : '';
  const reason = isUnsureLoss ? texts.optionalBenefit : askedSkills;
  const figures = matchChangeText(older);
  return benefit === '' && figures === '' ? null : (
    <Stack gap={4} mb="xs" lh={1.4}>
      {benefit !== '' && <Text fw={600}>{benefit}</Text>}
      {older.softskills === 'missing' && reason !== '' && <Text fz="sm">{reason}</Text>}
      {figures !== '' && <Text fz="sm">{figures}</Text>}
    </Stack>
  );
}

type ScopeChange = { from: ReleaseScope; to: ReleaseScope | null; preview: ReleasePreview | undefined };

/** Every scope with a name shows the same number; with the name becoming known, the preview has it. */
function changeInScope(older: OlderState, { from, to, preview }: ScopeChange): OlderState {
  if (to === null || to === from) return older;
  const profile = older.profile && (hasProfile(to) || !hasProfile(from));
  if (from !== 'anonymous' || older.match === null) return { ...older, profile };
  const next = preview?.view.scope === to ? preview.match : null;
  if (!next || next.match === older.match.shown) return { ...older, profile, match: null };
  const { match: now, low, high } = next;
  const range = preview?.unsure && low < high ? { low, high } : null;
  return { ...older, profile, match: { ...older.match, now, range } };
}

/** The repetition of an unsure test, if it is offered. */
function useAdvice(test: ReleasePreview['unsure']) {
  const displayedTest = useLastValue(test);
  const { path, isOpen } = useRepetition(displayedTest ?? 'values', displayedTest !== null);
  if (displayedTest === null || path === null) return null;
  return {
    path,
    label: isOpen ? texts.finish : texts.repeat(displayedTest === 'values' ? 'values' : 'softskill'),
    isOpen,
  };
}

type UnsureResultProps = { advice: ReturnType<typeof useAdvice>; hasChosen: boolean };

/** Quotes what the company reads about the result. */
function UnsureResult({ advice, hasChosen }: UnsureResultProps) {
  return (
    <Text component="div" px="md" pt="xs" pb="sm" fz="sm" bg="var(--pg-fit-soft)" bdrs="fit">
      {advice && <Text fw={600}>{texts.advice(advice.isOpen)}</Text>}
      {texts.unsure(advice !== null)}
      {advice && (
        <Box mt={6}>
          <LinkButton to={advice.path} kind={hasChosen ? 'outline' : 'filled'} size="sm">
            {advice.label}
          </LinkButton>
        </Box>
      )}
    </Text>
  );
}
