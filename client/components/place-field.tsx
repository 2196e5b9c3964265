import { Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import type { PlaceSuggestion } from '#shared/places/schema.ts';
import { placeTexts as texts } from '#shared/texts/places.ts';
import { trpc } from '../trpc.ts';
import list from './option-list.module.css';

const searchDelayMs = 200;
const fewestLetters = 2;

type PlaceFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'onFocus' | 'onBlur' | 'onClick'> & {
  value: string;
  /** What was typed, or the label of what was picked. */
  onChange: (text: string) => void;
  /** After `onChange`, so that a form may forget the last pick on every change of the text. */
  onPick?: ((place: PlaceSuggestion) => void) | undefined;
};

/** A town or a postal code, suggested while typing. Any other text may be typed: the server says whether it knows the place. */
export function PlaceField({ value, onChange, onPick, ...props }: PlaceFieldProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { places, note } = useSuggestions(value);
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event.currentTarget.value);
    combobox.resetSelectedOption();
    combobox.openDropdown();
  };
  const pick = (label: string) => {
    const place = places.find((suggested) => suggested.label === label);
    onChange(label);
    if (place !== undefined) onPick?.(place);
    combobox.closeDropdown();
  };
  return (
    <Combobox store={combobox} withinPortal={false} onOptionSubmit={pick}>
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <TextInput
          label={texts.label}
          placeholder={texts.placeholder}
          maxLength={100}
          {...props}
          value={value}
          onChange={type}
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={places.length === 0 && note === null}>
        <Combobox.Options className={list.options} aria-label={texts.suggestions}>
          {places.map(({ label }) => (
            <Combobox.Option value={label} key={label}>
              {label}
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {note === null ? null : <Combobox.Empty role="status">{note}</Combobox.Empty>}
      </Combobox.Dropdown>
    </Combobox>
  );
}

function useSuggestions(typed: string): { places: PlaceSuggestion[]; note: string | null } {
  const [query] = useDebouncedValue(typed.trim(), searchDelayMs);
  const isEnough = query.length >= fewestLetters && typed.trim().length >= fewestLetters;
  const suggestions = trpc.places.suggest.useQuery(
    { query },
    { enabled: isEnough, staleTime: 300_000, placeholderData: keepPreviousData },
  );
  if (!isEnough) return { places: [], note: null };
  if (suggestions.isError) return { places: [], note: texts.failed };
  const places = suggestions.data ?? [];
  if (places.length > 0) return { places, note: null };
  return { places, note: suggestions.isFetching ? texts.loading : texts.unknown };
}
