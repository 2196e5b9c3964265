import { Box, Text } from '@mantine/core';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import common from '../../../components/common.module.css';
import classes from './pair-choice.module.css';

type PairChoiceProps = {
  left: string;
  right: string;
  selected: string | null;
  onChoose: (value: string) => void;
  selectedNote?: string;
  isDisabled?: boolean;
  isLow?: boolean;
  labelledBy: string;
};

export function PairChoice({ left, right, selected, onChoose, labelledBy, ...rest }: PairChoiceProps) {
  const { selectedNote, isDisabled = false, isLow = false } = rest;
  useArrowKeys({ ArrowLeft: left, ArrowRight: right }, (value) => {
    if (!isDisabled) onChoose(value);
  });
  const chooseOnce = (event: MouseEvent, value: string) => {
    if (event.detail <= 1) onChoose(value);
  };
  return (
    <Box className={classes.pair} data-low={isLow || undefined} role="group" aria-labelledby={labelledBy}>
      {[left, right].map((value) => (
        <Box
          component="button"
          key={value}
          type="button"
          ff="heading"
          fw={650}
          lts="-0.015em"
          className={`${classes.value} ${common.anywhere}`}
          aria-pressed={selected === value}
          disabled={isDisabled}
          onClick={(event) => chooseOnce(event, value)}
        >
          {value}
          {selectedNote !== undefined && selected === value && (
            <Text span fz="sm" fw={400} className={classes.note}>
              {selectedNote}
            </Text>
          )}
        </Box>
      ))}
    </Box>
  );
}

function useArrowKeys(choices: Readonly<Record<string, string | undefined>>, onChoose: (value: string) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const choice = choices[event.key];
    if (choice === undefined || isCommand || event.repeat) return;
    event.preventDefault();
    onChoose(choice);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
