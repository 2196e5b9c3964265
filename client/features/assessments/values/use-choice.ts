import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { choiceKey } from '../../../lib/test-tokens.ts';
import { parseChoice, toggleWord, type ValueProgress } from './value-progress.ts';

/** The words chosen so far, in the order they were chosen. They outlive a reload, also where they change ten chosen before. */
export function useChoice({ token, selected, words }: ValueProgress) {
  const key = choiceKey(token);
  const [chosen, setChosen] = useState<readonly string[]>(() => {
    const stored = readStored(key);
    return stored === null ? (selected ?? []) : parseChoice(stored, words);
  });
  const [refusals, setRefusals] = useState(0);
  const toggle = (word: string) => {
    const next = toggleWord(chosen, word);
    if (next === null) return setRefusals(refusals + 1);
    setRefusals(0);
    setChosen(next);
    writeStored(key, JSON.stringify(next));
  };
  return { chosen, toggle, refusals };
}
