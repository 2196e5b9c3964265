import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import type { ProfileContent } from '#shared/profile/schema.ts';
import type { OwnProfile } from '#shared/profile/state.ts';
import { useToastUndo } from '../../lib/toast.ts';
import type { ProfileSaves } from './saving/profile-saves.ts';
import { useSaveView } from './saving/use-profile-saves.ts';

export function useProfileForm(own: OwnProfile, saves: ProfileSaves, initialValues: ProfileContent) {
  const form = useForm<ProfileContent>({
    name: 'profile',
    initialValues,
    onValuesChange: (values) => saves.edit(values),
  });
  const { errors } = useSaveView(saves);
  const { setErrors, setValues } = form;
  useEffect(() => setErrors(errors), [errors, setErrors]);
  const { revision, profile } = own;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new revision runs the effect
  useEffect(() => {
    const newDraft = saves.handleRead({ revision, draft: profile });
    if (newDraft !== null) setValues(newDraft);
  }, [revision, saves]);
  // The undo toast closes with the form, because it restores values of the form.
  const toastUndo = useToastUndo();
  return { ...form, toastUndo };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
