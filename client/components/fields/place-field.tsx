import { CloseButton, Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react';
import type { PlaceSuggestion } from '#shared/places/schema.ts';
import { placeTexts as texts } from '#shared/texts/places.ts';
import { useAttempts } from '../../lib/hooks.ts';
import { useCompletePlace, usePlaceSuggestions } from '../../lib/use-place-suggestions.ts';

const maxLetters = 100;

type PlaceFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'onFocus' | 'onBlur' | 'onClick' | 'onKeyDown'> & {
  value: string;
  onChange: (text: string) => void;
  /** The text is complete: picked, or left or confirmed by Enter, which complete the beginning of a place. */
  onCommit?: ((text: string) => void) | undefined;
};

/** Any text is allowed: the server decides if it knows the place. */
export function PlaceField({ value, onChange, onCommit, ...props }: PlaceFieldProps) {
  const combobox = useCombobox();
  const { resetSelectedOption } = combobox;
  const { places, note } = useSuggestions(value);
  const [keyboardPlaces, setKeyboardPlaces] = useState<readonly PlaceSuggestion[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes
  useEffect(resetSelectedOption, [places]);
  const completePlace = useCompletePlace();
  const { begin, cancel } = useAttempts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the field disappears
  useEffect(() => cancel, []);
  const [isTyped, setIsTyped] = useState(false);
  const onType = (event: ChangeEvent<HTMLInputElement>) => {
    cancel();
    setIsTyped(true);
    onChange(event.currentTarget.value);
    setKeyboardPlaces(null);
    resetSelectedOption();
    combobox.openDropdown();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown' || key === 'ArrowUp') setKeyboardPlaces(places);
    // With an option reached by arrow keys, Enter picks it, which closes the list as well.
    if (key === 'Enter' && combobox.getSelectedOptionIndex() === -1) void finish();
  };
  const finish = async () => {
    combobox.closeDropdown();
    if (!onCommit) return;
    const isNewest = begin();
    const completed = await completePlace(value);
    if (isNewest()) pick(completed);
  };
  const pick = (label: string) => {
    cancel();
    setIsTyped(false);
    onChange(label);
    onCommit?.(label);
    setKeyboardPlaces(null);
    combobox.closeDropdown();
  };
  const clear = () => {
    pick('');
    combobox.focusTarget();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <PlaceInput
          label={texts.label}
          placeholder={texts.placeholder}
          maxLength={maxLetters}
          rightSection={
            value !== '' && (
              <CloseButton
                size={40}
                iconSize={20}
                aria-label={texts.clear}
                // Leaving the field would commit the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={clear}
              />
            )
          }
          {...props}
          isNavigating={keyboardPlaces === places}
          value={value}
          onChange={onType}
          onKeyDown={onKey}
          onBlur={() => (isTyped ? void finish() : combobox.closeDropdown())}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={places.length === 0 && note === null}>
        <Combobox.Options aria-label={texts.suggestions}>
          {places.map(({ label }) => (
            <Combobox.Option value={label} key={label} py="sm">
              {label}
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {note === null ? null : <Combobox.Empty role="status">{note}</Combobox.Empty>}
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Mantine keeps `aria-activedescendant` on the last reached option, even after it is removed. */
function PlaceInput({
  isNavigating: hasKeyboardFocus,
  'aria-activedescendant': option,
  ...props
}: TextInputProps & { isNavigating: boolean }) {
  return <TextInput {...props} aria-activedescendant={hasKeyboardFocus ? option : undefined} />;
}

function useSuggestions(typed: string): { places: readonly PlaceSuggestion[]; note: string | null } {
  const { places, isLongEnough, isError, isFetching } = usePlaceSuggestions(typed);
  if (!isLongEnough || places.length > 0) return { places, note: null };
  if (isError) return { places, note: texts.failed };
  return { places, note: isFetching ? texts.loading : texts.unknown };
}
