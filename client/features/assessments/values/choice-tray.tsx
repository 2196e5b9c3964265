import { Box, Flex, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import { FormError } from '../../../components/form-error/form-error.tsx';
import classes from './choice-tray.module.css';

type ChoiceTrayProps = {
  selectedWords: readonly string[];
  onRemove: (word: string) => void;
  refusalCount: number;
  failure: string | null;
  children: ReactNode;
};

const { choose: texts } = valueTexts;

export function ChoiceTray({ selectedWords, onRemove, refusalCount, failure, children }: ChoiceTrayProps) {
  const wordsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { tray, words, remove } = useTrayFocus(selectedWords, onRemove);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusalCount > 0) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [refusalCount]);
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  return (
    <Box
      component="section"
      ref={tray}
      tabIndex={-1}
      bg="var(--pg-ground)"
      pos="sticky"
      className={`${classes.tray} ${common.lineTop}`}
      aria-label={texts.chosen}
      data-open={isOpen || undefined}
    >
      <Box
        miw={0}
        flex={{ base: '0 1 auto', sm: 1 }}
        mx={{ base: 'calc(-1 * var(--pg-gutter))', sm: 0 }}
        px={{ base: 'var(--pg-gutter)', sm: 0 }}
        mah="calc(33dvh - 1.75rem)"
        className={common.scrollY}
      >
        <div ref={alert} role="alert">
          {refusalCount > 0 && (
            <Text
              key={refusalCount}
              bg="var(--mantine-color-amber-light)"
              c="bright"
              bdrs="md"
              className={classes.note}
            >
              <Box component="strong" display="block">
                {texts.maximum}
              </Box>{' '}
              {texts.maximumText}
            </Text>
          )}
        </div>
        <FormError message={failure} />
        {selectedWords.length === 0 ? (
          <Group component="p" gap={0} wrap="nowrap" c="dimmed" className={classes.word}>
            {texts.empty}
          </Group>
        ) : (
          <ul ref={words} id={wordsId} className={classes.words} aria-label={texts.chosen}>
            {selectedWords.map((word, index) => (
              <Box component="li" key={word} flex="none">
                <Flex
                  component="button"
                  type="button"
                  gap={6}
                  align="center"
                  display="inline-flex"
                  bg="var(--mantine-primary-color-filled)"
                  className={`${classes.word} ${classes.chosen} ${common.oneLine}`}
                  aria-label={texts.remove(word)}
                  onClick={() => remove(word, index)}
                >
                  {word}
                  <IconX size={16} stroke={2} aria-hidden="true" />
                </Flex>
              </Box>
            ))}
          </ul>
        )}
      </Box>
      <div className={classes.bar}>
        <Text ff="heading" fw={650} className={`${classes.count} ${common.numbers} ${common.oneLine}`} role="status">
          {texts.counter(selectedWords.length)}
        </Text>
        {selectedWords.length > 1 && (
          <UnstyledButton
            className={classes.open}
            aria-label={texts.showAll}
            aria-expanded={isOpen}
            aria-controls={wordsId}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron size={22} stroke={1.75} aria-hidden="true" />
          </UnstyledButton>
        )}
        <Stack gap={0} className={classes.next}>
          {children}
        </Stack>
      </div>
    </Box>
  );
}

/** Keeps the newest word in view. After a removal, the word that takes its place receives the focus. */
function useTrayFocus(selectedWords: readonly string[], onRemove: (word: string) => void) {
  const tray = useRef<HTMLElement>(null);
  const words = useRef<HTMLUListElement>(null);
  const previous = useRef({ count: selectedWords.length, removed: null as number | null });
  useEffect(() => {
    const { count, removed } = previous.current;
    previous.current = { count: selectedWords.length, removed: null };
    if (removed !== null) {
      const buttons = words.current?.querySelectorAll('button') ?? [];
      (buttons[Math.min(removed, selectedWords.length - 1)] ?? tray.current)?.focus();
    } else if (selectedWords.length > count) {
      if (words.current !== null) words.current.scrollLeft = words.current.scrollWidth;
      words.current?.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [selectedWords]);
  const remove = (word: string, index: number) => {
    previous.current.removed = index;
    onRemove(word);
  };
  return { tray, words, remove };
}
