import { Box, Button, Group, Text } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { WorkPreference } from '#shared/matching/work-preference.ts';
import { workPreferenceTexts as texts } from '#shared/texts/matching/work-preferences.ts';
import { useFocusAfter } from '../../lib/hooks.ts';
import common from '../common.module.css';
import { useWorkPreferences } from './use-work-preferences.ts';
import { WorkQuestions } from './work-questions.tsx';

type WorkPreferencesProps = {
  /** Opens the questions at once if they were never answered. */
  asksAtOnce?: boolean;
  /** Called after the preference was stored. */
  onChange?: (preference: WorkPreference) => void;
  /** Next to 'Ändern'. */
  action?: ReactNode;
};

/** Keeps the place of the line while the preference loads. */
const placeholder = (
  <Group mb="md" gap="0.25rem 0.75rem" style={{ visibility: 'hidden' }} aria-hidden="true">
    <Text maw="40rem">{texts.ask}</Text>
    <Button size="sm">{texts.answer}</Button>
  </Group>
);

/** One line with the preference, or the two questions. Renders nothing for companies and staff. */
export function WorkPreferences({ asksAtOnce = false, onChange, action }: WorkPreferencesProps) {
  const { preference, isPending, isAvailable, save } = useWorkPreferences();
  const [isChanging, setIsChanging] = useState(false);
  const questions = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  if (isPending && isAvailable && !asksAtOnce) return placeholder;
  if (isPending || !isAvailable) return null;
  const open = () => {
    setIsChanging(true);
    focusAfter(() => questions.current);
  };
  const close = () => {
    setIsChanging(false);
    focusAfter(() => button.current);
  };
  const store = async (changed: WorkPreference) => {
    await save(changed);
    close();
    onChange?.(changed);
  };
  if (isChanging || (preference === null && asksAtOnce))
    return (
      <WorkQuestions ref={questions} preference={preference} onSave={store} onCancel={isChanging ? close : null} />
    );
  return (
    <Box mb="md">
      <Group gap="0.25rem 0.75rem">
        <Text
          maw="40rem"
          c={preference === null ? 'bright' : 'dimmed'}
          className={`${common.anywhere} ${common.numbers}`}
        >
          {preference === null ? texts.ask : texts.summary(preference)}
        </Text>
        <Button ref={button} variant="default" size="sm" onClick={open}>
          {preference === null ? texts.answer : texts.change}
        </Button>
        {action}
      </Group>
    </Box>
  );
}
