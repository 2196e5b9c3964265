import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

type FigureFieldProps = Pick<NumberInputProps, 'id' | 'label' | 'error' | 'rightSection' | 'onBlur' | 'onFocus'> & {
  decimals: number;
  value?: number | null;
  onChange?: (value: number | null) => void;
};

function figureOf(typed: string | number): number | null {
  const figure = typed === '' ? Number.NaN : Number(typed);
  return Number.isNaN(figure) ? null : figure;
}

/**
 * A number in German notation, such as 3.200 or 38,5. Too large values are reported, not changed. The typed text
 * stays while it means the value, because '38,' on the way to 38,5 means 38.
 */
export function FigureField({ decimals, value = null, onChange, ...props }: FigureFieldProps) {
  const [typed, setTyped] = useState<string | number>(value ?? '');
  const shown = figureOf(typed) === value ? typed : (value ?? '');
  const take = (entered: string | number) => {
    setTyped(entered);
    onChange?.(figureOf(entered));
  };
  return (
    <NumberInput
      inputMode="decimal"
      w="8.5rem"
      decimalScale={decimals}
      clampBehavior="none"
      value={shown}
      onChange={take}
      {...props}
    />
  );
}
