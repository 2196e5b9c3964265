import { CloseButton, Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react';
import type { PlaceSuggestion } from '#shared/places/schema.ts';
import { placeTexts as texts } from '#shared/texts/places.ts';
import { completedPlace, usePlaceSuggestions } from '../../lib/use-place-suggestions.ts';

const maxLetters = 100;

type PlaceFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'onFocus' | 'onBlur' | 'onClick' | 'onKeyDown'> & {
  value: string;
  onChange: (text: string) => void;
  /** Called after `onChange`, so that a form can clear the last pick on every change of the text. */
  onPick?: ((place: PlaceSuggestion) => void) | undefined;
  /** The text is complete: picked, left, or confirmed by Enter, which completes the beginning of a place. */
  onCommit?: ((text: string) => void) | undefined;
};

/** Any text is allowed: the server decides if it knows the place. */
export function PlaceField({ value, onChange, onPick, onCommit, ...props }: PlaceFieldProps) {
  const combobox = useCombobox();
  const { resetSelectedOption } = combobox;
  const { places, note } = useSuggestions(value);
  const [keyboardPlaces, setKeyboardPlaces] = useState<readonly PlaceSuggestion[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes
  useEffect(resetSelectedOption, [places]);
  const onType = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event.currentTarget.value);
    setKeyboardPlaces(null);
    resetSelectedOption();
    combobox.openDropdown();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown' || key === 'ArrowUp') setKeyboardPlaces(places);
    // With an option reached by arrow keys, Enter picks it, which closes the list as well.
    if (key === 'Enter' && combobox.getSelectedOptionIndex() === -1) {
      combobox.closeDropdown();
      if (onCommit) pick(completedPlace(value, places));
    }
  };
  const pick = (label: string) => {
    const place = places.find((suggestion) => suggestion.label === label);
    onChange(label);
    onCommit?.(label);
    if (place !== undefined) onPick?.(place);
    setKeyboardPlaces(null);
    combobox.closeDropdown();
  };
  const clear = () => {
    onChange('');
    onCommit?.('');
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
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown();
            onCommit?.(value);
          }}
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
