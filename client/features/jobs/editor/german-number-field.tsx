import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

type GermanNumberFieldProps = Pick<
  NumberInputProps,
  'id' | 'label' | 'error' | 'rightSection' | 'onBlur' | 'onFocus'
> & {
  decimals: number;
  value?: number | null;
  onChange?: (value: number | null) => void;
};

function parseNumber(typed: string | number): number | null {
  const figure = typed === '' ? Number.NaN : Number(typed);
  return Number.isNaN(figure) ? null : figure;
}

/**
 * A number in German notation, such as 3.200 or 38,5. Too large values are reported, not changed. The typed text
 * stays while it means the value, because '38,' on the way to 38,5 means 38.
 */
export function GermanNumberField({ decimals, value = null, onChange, ...props }: GermanNumberFieldProps) {
  const [typed, setTyped] = useState<string | number>(value ?? '');
  const shown = parseNumber(typed) === value ? typed : (value ?? '');
  const handleChange = (entered: string | number) => {
    setTyped(entered);
    onChange?.(parseNumber(entered));
  };
  return (
    <NumberInput
      inputMode="decimal"
      w="8.5rem"
      decimalScale={decimals}
      clampBehavior="none"
      value={shown}
      onChange={handleChange}
      {...props}
    />
  );
}
