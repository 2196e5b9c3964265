import { type ProfileContent, profileLimits } from '#shared/profile/schema.ts';
import type { ImportedParts, OwnProfile } from '#shared/profile/state.ts';
import { resumeTexts as texts } from '#shared/texts/profile.ts';
import { sentenceOf } from '../../../lib/errors.ts';
import { usePlannedImport } from '../../../lib/requests/use-planned-import.ts';
import { toastError } from '../../../lib/toast.ts';
import { trpc } from '../../../trpc.ts';
import type { ProfileSaves } from '../saving/profile-saves.ts';
import type { ProfileForm } from '../use-profile-form.ts';

type ResumeImportOptions = { own: OwnProfile; form: ProfileForm; saves: ProfileSaves; onDone: () => void };

class UnsavedProfile extends Error {}

export function useResumeImport({ own, form, saves, onDone }: ResumeImportOptions) {
  const utils = trpc.useUtils();
  const { client, profile } = utils;
  return usePlannedImport({
    refuse: (file: File) => (file.size > profileLimits.file ? texts.tooLarge : null),
    read: (file) => file.text(),
    plan: (json) => client.profile.planResume.mutate({ json }),
    runImport: async ({ content: json, plan }, { isAwaited }) => {
      const isSaved = await saves.settled();
      // The dialog was closed before the import began.
      if (!isAwaited()) return null;
      if (!isSaved) throw new UnsavedProfile();
      const previousValues = form.getValues();
      const { revision } = profile.own.getData() ?? own;
      await client.profile.takeResume.mutate({ json, revision });
      await profile.own.refetch();
      form.toastUndo(texts.done, texts.undo, () => form.setValues(replacedParts(previousValues, plan.taken)));
      if (isAwaited()) onDone();
      return null;
    },
    planErrorText: (error) => sentenceOf(error, texts.unreadable),
    importErrorText: (error) => (error instanceof UnsavedProfile ? texts.unsaved : sentenceOf(error, texts.failed)),
    onUnwatched: { failed: (sentence) => toastError(sentence, texts.title) },
  });
}

function replacedParts(previousValues: ProfileContent, imported: ImportedParts): Partial<ProfileContent> {
  const replacedFields = new Set(Object.entries(imported).flatMap(([part, value]) => (value === null ? [] : [part])));
  return Object.fromEntries(Object.entries(previousValues).filter(([part]) => replacedFields.has(part)));
}
