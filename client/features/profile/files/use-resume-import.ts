import { useState } from 'react';
import { type ProfileContent, profileLimits } from '#shared/profile/schema.ts';
import type { OwnProfile, ResumePlan, ResumeTaken } from '#shared/profile/state.ts';
import { resumeTexts as texts } from '#shared/texts/profile.ts';
import { sentenceOf } from '../../../lib/errors.ts';
import { toastError } from '../../../lib/toast.ts';
import { useAttempts } from '../../../lib/use-attempts.ts';
import { trpc } from '../../../trpc.ts';
import type { ProfileSaves } from '../saving/profile-saves.ts';
import type { ProfileForm } from '../use-profile-form.ts';

export type ImportState =
  | { step: 'choosing'; error: string | null }
  | { step: 'reading' }
  | { step: 'planned'; json: string; plan: ResumePlan; error: string | null; isTaking: boolean };

const atFirst: ImportState = { step: 'choosing', error: null };

type Parts = { own: OwnProfile; form: ProfileForm; saves: ProfileSaves; onDone: () => void };

/**
 * One file, from its choice to the changed profile. What it replaced can come back. Whoever closes the dialog meanwhile hears at the
 * edge of the page what became of it.
 */
export function useResumeImport({ own, form, saves, onDone }: Parts) {
  const [state, setState] = useState<ImportState>(atFirst);
  const utils = trpc.useUtils();
  const attempts = useAttempts();
  const choose = async (file: File) => {
    const isAwaited = attempts.begin();
    if (file.size > profileLimits.file) return setState({ step: 'choosing', error: texts.tooLarge });
    setState({ step: 'reading' });
    try {
      const json = await file.text();
      const plan = await utils.client.profile.planResume.mutate({ json });
      if (isAwaited()) setState({ step: 'planned', json, plan, error: null, isTaking: false });
    } catch (error) {
      if (isAwaited()) setState({ step: 'choosing', error: sentenceOf(error, texts.unreadable) });
    }
  };
  const take = async (planned: Extract<ImportState, { step: 'planned' }>) => {
    const isAwaited = attempts.begin();
    setState({ ...planned, error: null, isTaking: true });
    const fail = (error: string) =>
      isAwaited() ? setState({ ...planned, error, isTaking: false }) : toastError(error, texts.title);
    const isSaved = await saves.settled();
    // Given up before anything was taken.
    if (!isAwaited()) return;
    if (!isSaved) return fail(texts.unsaved);
    const before = form.getValues();
    try {
      const { revision } = utils.profile.own.getData() ?? own;
      await utils.client.profile.takeResume.mutate({ json: planned.json, revision });
      await utils.profile.own.refetch();
      form.toastUndo(texts.done, texts.undo, () => form.setValues(replacedParts(before, planned.plan.taken)));
      if (isAwaited()) onDone();
    } catch (error) {
      fail(sentenceOf(error, texts.failed));
    }
  };
  return {
    state,
    choose: (file: File) => void choose(file),
    take: () => {
      if (state.step === 'planned') void take(state);
    },
    /** The dialog is closed: what is on its way changes nothing here any more. */
    leave: attempts.giveUp,
    reset: () => setState(atFirst),
  };
}

/** What of the profile a file has replaced, as it was before; what was written elsewhere since then stays. */
function replacedParts(before: ProfileContent, taken: ResumeTaken): Partial<ProfileContent> {
  const replaced = new Set(Object.entries(taken).flatMap(([part, value]) => (value === null ? [] : [part])));
  return Object.fromEntries(Object.entries(before).filter(([part]) => replaced.has(part)));
}
