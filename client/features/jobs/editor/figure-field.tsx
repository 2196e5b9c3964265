import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

type FigureFieldProps = Pick<NumberInputProps, 'id' | 'label' | 'error' | 'rightSection' | 'onBlur' | 'onFocus'> & {
  /** Places behind the comma. */
  decimals: number;
  value?: number | null;
  onChange?: (value: number | null) => void;
};

function figureOf(typed: string | number): number | null {
  const figure = typed === '' ? Number.NaN : Number(typed);
  return Number.isNaN(figure) ? null : figure;
}

/**
 * A figure as people here write it: 3.200 or 38,5. What is too large is said, not changed. On the way to 38,5 the field holds '38,',
 * which is the figure 38: what was typed stands for as long as it means the value.
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
