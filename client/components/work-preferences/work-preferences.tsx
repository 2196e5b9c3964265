import { Button, type ButtonProps, Group, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { anyWork, type WorkPreference } from '#shared/matching/work-preference.ts';
import { workPreferenceTexts as texts } from '#shared/texts/matching/work-preferences.ts';
import { useFocusAfter, useIsNarrow } from '../../lib/hooks.ts';
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
  /** Named in place of the whole preference: what of it limits the list. */
  limit?: WorkPreference | null;
  /** Offers the place of the profile while none is stored. */
  offersPlace?: boolean;
  /** Next to 'Ändern'. */
  action?: ReactNode;
  /** Called when the questions open and close. */
  onAsking?: ((isAsking: boolean) => void) | undefined;
};

type TextButtonProps = ButtonProps & { ref?: RefObject<HTMLButtonElement | null>; onClick?: () => void };

/** Its words align with the text above; its surface is wider. */
export const TextButton = (props: TextButtonProps) => (
  <Button
    variant="subtle"
    size="sm"
    px={10}
    mx={-10}
    maw="calc(100% + 20px)"
    flex="none"
    styles={{ label: { textAlign: 'start' } }}
    {...props}
  />
);

const pin = <IconMapPin size={18} stroke={1.75} aria-hidden="true" />;

/** Keeps the place of the line while the preference loads. */
const placeholder = (
  <TextButton mb={4} style={{ visibility: 'hidden' }} aria-hidden="true">
    {texts.answer}
  </TextButton>
);

/** One line with the preference, or the two questions. Renders nothing for companies and staff. */
export function WorkPreferences({ asksAtOnce = false, results, onChange, onAsking, ...line }: WorkPreferencesProps) {
  const { preference, isPending, isAvailable, save } = useWorkPreferences();
  const isPlaceOpen = isAvailable && !isPending && (preference === null || preference.place === '');
  const profile = useProfilePlace(isPlaceOpen);
  const near = useStorePreference(save);
  const [isChanging, setIsChanging] = useState(false);
  const [isOffered, setIsOffered] = useState(false);
  const questions = useOpenedQuestions(isChanging, onAsking);
  const button = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const isUnsettled = isPending || (preference === null && profile.isLoading);
  if (isUnsettled && isAvailable && !asksAtOnce) return placeholder;
  if (isPending || !isAvailable) return null;
  const open = (withPlace = false) => {
    setIsOffered(withPlace);
    setIsChanging(true);
  };
  const close = (focused: RefObject<HTMLElement | null> = button) => {
    setIsChanging(false);
    focusAfter(() => focused.current);
  };
  const afterSave = (changed: WorkPreference) => {
    close(results);
    onChange?.(changed);
  };
  const searchNear = async () => {
    const saved = await near.store({ ...(preference ?? anyWork), place: profile.code });
    if (saved === null) open(true);
    else afterSave(saved);
  };
  if (isChanging || (preference === null && asksAtOnce))
    return (
      <WorkQuestions
        ref={questions}
        preference={preference}
        profilePlace={preference === null || isOffered ? profile.code : ''}
        onSave={async (changed) => {
          await save(changed);
          afterSave(changed);
        }}
        onCancel={isChanging ? () => close() : null}
      />
    );
  return (
    <PreferenceLine
      preference={preference}
      button={button}
      place={isPlaceOpen && profile.code !== '' ? profile.place : ''}
      isSaving={near.isSaving}
      onNear={() => void searchNear()}
      onOpen={() => open()}
      {...line}
    />
  );
}

/** Opened by a button, the questions get the focus and come into view. */
function useOpenedQuestions(isOpen: boolean, onAsking: WorkPreferencesProps['onAsking']) {
  const questions = useRef<HTMLFormElement>(null);
  const isNarrow = useIsNarrow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the questions open or close
  useEffect(() => {
    if (!isOpen) return;
    questions.current?.focus({ preventScroll: true });
    questions.current?.scrollIntoView({ block: isNarrow ? 'start' : 'nearest' });
    onAsking?.(true);
    return () => onAsking?.(false);
  }, [isOpen]);
  return questions;
}

type PreferenceLineProps = Pick<WorkPreferencesProps, 'limit' | 'offersPlace' | 'action'> & {
  preference: WorkPreference | null;
  button: RefObject<HTMLButtonElement | null>;
  /** From the profile, while none is stored. */
  place: string;
  isSaving: boolean;
  onNear: () => void;
  onOpen: () => void;
};

function PreferenceLine({
  preference,
  limit,
  offersPlace = true,
  button,
  place,
  action,
  ...rest
}: PreferenceLineProps) {
  const isFirst = preference === null;
  const isNear = offersPlace && place !== '';
  const offer = { leftSection: pin, td: 'underline', mb: isFirst ? 4 : 0 } as const;
  return (
    <Group gap="0 1.25rem">
      {preference !== null && (
        <Text maw="40rem" c="dimmed" fz="sm" className={`${common.anywhere} ${common.numbers}`}>
          {texts.summary(limit ?? preference)}
        </Text>
      )}
      {(!isFirst || !isNear) && (
        <TextButton ref={button} onClick={rest.onOpen} {...(isFirst && offer)}>
          {isFirst ? texts.answer : texts.change}
        </TextButton>
      )}
      {isNear && (
        <TextButton {...(isFirst && { ref: button })} loading={rest.isSaving} onClick={rest.onNear} {...offer}>
          {texts.searchNear(place)}
        </TextButton>
      )}
      {action}
    </Group>
  );
}
