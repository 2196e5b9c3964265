import { Box, Group, Text, TextInput } from '@mantine/core';
import { useRovingIndex } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { testScreenTexts, valueTexts } from '#shared/texts/assessments/assessments.ts';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { choiceKey } from '../../../lib/tests/test-tokens.ts';
import { useIsRepeat } from '../overview/use-tests-overview.ts';
import { ConfirmButton } from '../taking/test-buttons.tsx';
import { QuestionTitle } from '../taking/test-frame.tsx';
import question from '../taking/test-question.module.css';
import { ChoiceTray } from './choice-tray.tsx';
import classes from './choose-step.module.css';
import { findWords, parseSelection, requiredWordCount, toggleWord, type ValueProgress } from './value-progress.ts';

type ChooseStepProps = {
  run: ValueProgress;
  isWaiting: boolean;
  failure: string | null;
  onChoose: (values: readonly string[]) => void;
};

const { choose: texts } = valueTexts;

export function ChooseStep({ run, isWaiting, failure, onChoose }: ChooseStepProps) {
  const headingId = useId();
  const isRepeat = useIsRepeat('values');
  const { chosen, toggle, refusals } = useChoice(run);
  const [query, setQuery] = useState('');
  const matchingWords = findWords(run.words, query);
  const { getItemProps } = useRovingIndex({ total: matchingWords.length, orientation: 'both', loop: false });
  const missing = requiredWordCount - chosen.length;
  const pickOnlyMatch = (event: KeyboardEvent) => {
    const [word, ...others] = matchingWords;
    if (event.key !== 'Enter' || word === undefined || others.length > 0) return;
    if (!chosen.includes(word)) toggle(word);
    setQuery('');
  };
  return (
    <>
      <QuestionTitle id={headingId}>{texts.title}</QuestionTitle>
      <Text c="dimmed" className={question.hint}>
        {isRepeat && `${testScreenTexts.repeat} `}
        {texts.text}
      </Text>
      <Group gap="0.625rem 1.25rem">
        <TextInput
          w="100%"
          maw="24rem"
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={pickOnlyMatch}
        />
        <Text c="dimmed" fz="sm" className={question.keys}>
          {texts.keys}
        </Text>
      </Group>
      <Group mt="1.25rem" p="0 0 1.5rem" component="ul" gap="xs" align="stretch" aria-label={texts.list}>
        {matchingWords.map((word, index) => (
          <li key={word}>
            <Box
              component="button"
              type="button"
              mih={44}
              className={classes.word}
              aria-pressed={chosen.includes(word)}
              {...getItemProps({ index, onClick: () => toggle(word) })}
            >
              {word}
            </Box>
          </li>
        ))}
      </Group>
      <Text c="dimmed" role="status">
        {matchingWords.length === 0 && texts.none(query.trim())}
      </Text>
      <ChoiceTray selectedWords={chosen} onRemove={toggle} refusalCount={refusals} failure={failure}>
        <ConfirmButton loading={isWaiting} disabled={missing > 0} onConfirm={() => onChoose(chosen)}>
          {missing > 0 ? texts.left(missing) : texts.next}
        </ConfirmButton>
      </ChoiceTray>
    </>
  );
}

function useChoice({ token, selected, words }: ValueProgress) {
  const key = choiceKey(token);
  const [chosen, setChosen] = useState<readonly string[]>(() => {
    const stored = readStored(key);
    return stored === null ? (selected ?? []) : parseSelection(stored, words);
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
