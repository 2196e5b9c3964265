import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { valueTexts } from '#shared/texts/assessments.ts';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { choiceKey } from '../../../lib/test-tokens.ts';
import { toastError } from '../../../lib/toast.ts';
import { ConfirmButton } from '../taking/confirm-button.tsx';
import { TestFooter } from '../taking/test-footer.tsx';
import question from '../taking/test-question.module.css';
import classes from './choose-step.module.css';
import { chosenCount, findWords, parseChoice, toggleWord, type ValueProgress } from './value-progress.ts';

type ChooseStepProps = {
  run: ValueProgress;
  isWaiting: boolean;
  onChoose: (values: readonly string[]) => void;
};

const { choose: texts } = valueTexts;

/** Exactly ten of the list. The choice so far outlives a reload. */
export function ChooseStep({ run, isWaiting, onChoose }: ChooseStepProps) {
  const headingId = useId();
  const { chosen, toggle } = useChoice(run);
  const [query, setQuery] = useState('');
  const found = findWords(run.words, query);
  return (
    <>
      <h1 className={question.question} id={headingId}>
        {texts.title}
      </h1>
      <p className={question.hint}>{texts.text}</p>
      <TextInput
        className={classes.search}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <ul className={classes.words} aria-label={texts.list}>
        {found.map((word) => (
          <li key={word}>
            <button
              type="button"
              className={classes.word}
              aria-pressed={chosen.includes(word)}
              onClick={() => toggle(word)}
            >
              {word}
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.none} role="status">
        {found.length === 0 && texts.none(query.trim())}
      </p>
      <TestFooter isPinned start={<Counter chosen={chosen} />}>
        <ConfirmButton loading={isWaiting} disabled={chosen.length !== chosenCount} onConfirm={() => onChoose(chosen)}>
          {texts.next}
        </ConfirmButton>
      </TestFooter>
    </>
  );
}

function Counter({ chosen }: { chosen: readonly string[] }) {
  return (
    <div className={classes.count}>
      <p className={classes.counter} role="status">
        {texts.counter(chosen.length)}
      </p>
      <p className={classes.chosen}>{chosen.length === 0 ? texts.missing(chosenCount) : chosen.join(' · ')}</p>
    </div>
  );
}

function useChoice({ token, selected, words }: ValueProgress) {
  const key = choiceKey(token);
  const [chosen, setChosen] = useState<readonly string[]>(() => selected ?? parseChoice(readStored(key), words));
  const toggle = (word: string) => {
    const next = toggleWord(chosen, word);
    if (next === null) return toastError(texts.maximumText, texts.maximum);
    setChosen(next);
    writeStored(key, JSON.stringify(next));
  };
  return { chosen, toggle };
}
