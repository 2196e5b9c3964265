import { Button, Group, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { anyWork, type WorkPreference } from '#shared/matching/work-preference.ts';
import { workPreferenceTexts as texts } from '#shared/texts/matching/work-preferences.ts';
import { useFocusAfter } from '../../lib/hooks.ts';
import common from '../common.module.css';
import { useProfilePlace, useStorePreference, useWorkPreferences } from './use-work-preferences.ts';
import { WorkQuestions } from './work-questions.tsx';

type WorkPreferencesProps = {
  /** Opens the questions at once if they were never answered. */
  asksAtOnce?: boolean;
  /** Gets the focus after the preference was stored; without it, the button. */
  results?: RefObject<HTMLElement | null>;
  /** Called after the preference was stored. */
  onChange?: (preference: WorkPreference) => void;
  /** Next to 'Ändern'. */
  action?: ReactNode;
};

const buttonProps = { variant: 'subtle', size: 'sm', px: 0, mb: 4, flex: 'none' } as const;

const pin = <IconMapPin size={18} stroke={1.75} aria-hidden="true" />;

/** Keeps the place of the line while the preference loads. */
const placeholder = (
  <Button {...buttonProps} style={{ visibility: 'hidden' }} aria-hidden="true">
    {texts.answer}
  </Button>
);

/** One line with the preference, or the two questions. Renders nothing for companies and staff. */
export function WorkPreferences({ asksAtOnce = false, results, onChange, action }: WorkPreferencesProps) {
  const { preference, isPending, isAvailable, save } = useWorkPreferences();
  const { place, code, isLoading } = useProfilePlace(preference === null && isAvailable && !isPending);
  const near = useStorePreference(save);
  const [isChanging, setIsChanging] = useState(false);
  const questions = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  if ((isPending || isLoading) && isAvailable && !asksAtOnce) return placeholder;
  if (isPending || !isAvailable) return null;
  const open = () => {
    setIsChanging(true);
    focusAfter(() => questions.current);
  };
  const close = (focused: RefObject<HTMLElement | null> = button) => {
    setIsChanging(false);
    focusAfter(() => focused.current);
  };
  const afterSave = (changed: WorkPreference) => {
    close(results);
    onChange?.(changed);
  };
  const isNear = preference === null && code !== '';
  const searchNear = async () => {
    const saved = await near.store({ ...anyWork, place: code });
    if (saved === null) open();
    else afterSave(saved);
  };
  if (isChanging || (preference === null && asksAtOnce))
    return (
      <WorkQuestions
        ref={questions}
        preference={preference}
        onSave={async (changed) => {
          await save(changed);
          afterSave(changed);
        }}
        onCancel={isChanging ? () => close() : null}
      />
    );
  return (
    <Group gap="0 1.25rem">
      {preference !== null && (
        <Text maw="40rem" c="dimmed" fz="sm" className={`${common.anywhere} ${common.numbers}`}>
          {texts.summary(preference)}
        </Text>
      )}
      <Button
        {...buttonProps}
        mb={preference === null ? buttonProps.mb : 0}
        ref={button}
        leftSection={preference === null && pin}
        {...(preference === null && { td: 'underline' })}
        loading={near.isSaving}
        onClick={isNear ? () => void searchNear() : open}
      >
        {isNear ? texts.searchNear(place) : preference === null ? texts.answer : texts.change}
      </Button>
      {action}
    </Group>
  );
}
