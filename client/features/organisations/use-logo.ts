import { useMutation } from '@tanstack/react-query';
import { logoTexts as texts } from '#shared/texts/assets.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { uploadLogo } from '../../lib/upload.ts';
import { trpc } from '../../trpc.ts';

/** The logo counts at once; it is no part of the settings that are saved together. */
export function useLogo() {
  const utils = trpc.useUtils();
  const finished = async (message: string) => {
    toastSuccess(message);
    await utils.organisations.invalidate();
  };
  const uploading = useMutation({
    mutationFn: (file: File) => uploadLogo({ file }),
    onSuccess: () => finished(texts.saved),
    onError: ({ message }) => toastError(message),
  });
  const removing = trpc.organisations.removeLogo.useMutation({
    onSuccess: () => finished(texts.removed),
    onError: (error) => toastError(sentenceOf(error, texts.removeFailed)),
  });
  return {
    upload: uploading.mutate,
    remove: () => removing.mutate(),
    isUploading: uploading.isPending,
    isRemoving: removing.isPending,
  };
}
