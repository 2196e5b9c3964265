import { NumberInput, type NumberInputProps } from '@mantine/core';

type FigureFieldProps = Pick<NumberInputProps, 'id' | 'label' | 'error' | 'rightSection' | 'onBlur' | 'onFocus'> & {
  /** Places behind the comma. */
  decimals: number;
  value?: number | null;
  onChange?: (value: number | null) => void;
};

/** A figure as people here write it: 3.200 or 38,5. What is too large is said, not changed. */
export function FigureField({ decimals, value, onChange, ...props }: FigureFieldProps) {
  const take = (typed: string | number) => {
    const figure = typed === '' ? Number.NaN : Number(typed);
    onChange?.(Number.isNaN(figure) ? null : figure);
  };
  return (
    <NumberInput
      inputMode="decimal"
      w="8.5rem"
      decimalScale={decimals}
      decimalSeparator=","
      thousandSeparator="."
      allowNegative={false}
      clampBehavior="none"
      hideControls
      value={value ?? ''}
      onChange={take}
      {...props}
    />
  );
}
