import { useMutation } from '@tanstack/react-query';
import { logoTexts as texts } from '#shared/texts/assets.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { uploadLogo } from '../../lib/upload.ts';
import { useBriefly } from '../../lib/use-briefly.ts';
import { trpc } from '../../trpc.ts';

/** The logo counts at once; it is no part of the settings that are saved together. */
export function useLogo() {
  const utils = trpc.useUtils();
  const [note, say] = useBriefly();
  const finished = async (message: string) => {
    say(message);
    await utils.organisations.invalidate();
  };
  const uploading = useMutation({
    mutationFn: (file: File) => uploadLogo({ file }),
    onSuccess: () => finished(texts.saved),
  });
  const removing = trpc.organisations.removeLogo.useMutation({
    onSuccess: () => finished(texts.removed),
  });
  return {
    upload: (file: File) => {
      removing.reset();
      uploading.mutate(file);
    },
    remove: () => {
      uploading.reset();
      removing.mutate();
    },
    note,
    failure: uploading.error?.message ?? (removing.error && sentenceOf(removing.error, texts.removeFailed)),
    isUploading: uploading.isPending,
    isRemoving: removing.isPending,
  };
}
