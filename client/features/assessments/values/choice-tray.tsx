import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { look } from '../../../components/look/look.ts';
import classes from './choice-tray.module.css';

type ChoiceTrayProps = {
  chosen: readonly string[];
  onRemove: (word: string) => void;
  /** How often one word too many was tapped since the choice last changed. */
  refusals: number;
  /** Why the choice was refused. */
  failure: string | null;
  /** The button that goes on. */
  children: ReactNode;
};

const { choose: texts } = valueTexts;

/** What is chosen stays in sight at the bottom, below the list and never over its end: on phones one row that opens. */
export function ChoiceTray({ chosen, onRemove, refusals, failure, children }: ChoiceTrayProps) {
  const wordsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { tray, words, remove } = useTrayFocus(chosen, onRemove);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  return (
    <section
      ref={tray}
      tabIndex={-1}
      className={`${classes.tray} ${look('ground', 'sticky', 'lineTop', 'gap8')}`}
      aria-label={texts.chosen}
      data-open={isOpen || undefined}
    >
      <div className={`${classes.inside} ${look('narrowable', 'scrollY')}`}>
        <div ref={alert} role="alert">
          {refusals > 0 && (
            <p key={refusals} className={`${classes.note} ${look('amber', 'ink', 'roundMd')}`}>
              <strong className={look('block')}>{texts.maximum}</strong> {texts.maximumText}
            </p>
          )}
        </div>
        <FormError message={failure} />
        {chosen.length === 0 ? (
          <p className={`${classes.word} ${look('muted', 'row')}`}>{texts.empty}</p>
        ) : (
          <ul ref={words} id={wordsId} className={`${classes.words} ${look('flex', 'gap6')}`} aria-label={texts.chosen}>
            {chosen.map((word, index) => (
              <li key={word} className={look('rigid')}>
                <button
                  type="button"
                  className={`${classes.word} ${classes.chosen} ${look('inlineRow', 'person', 'noBorder', 'oneLine', 'gap6')}`}
                  aria-label={texts.remove(word)}
                  onClick={() => remove(word, index)}
                >
                  {word}
                  <IconX size={16} stroke={2} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={`${classes.bar} ${look('middle', 'gap8')}`}>
        <p className={`${classes.count} ${look('heading', 'numbers', 'oneLine')}`} role="status">
          {texts.counter(chosen.length)}
        </p>
        {chosen.length > 1 && (
          <UnstyledButton
            className={`${classes.open} ${look('centred')}`}
            aria-label={texts.showAll}
            aria-expanded={isOpen}
            aria-controls={wordsId}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron size={22} stroke={1.75} aria-hidden="true" />
          </UnstyledButton>
        )}
        <div className={`${classes.next} ${look('stack', 'grow')}`}>{children}</div>
      </div>
    </section>
  );
}

/** The newest word is in sight; where a word was taken away, the focus goes to the one that takes its place. */
function useTrayFocus(chosen: readonly string[], onRemove: (word: string) => void) {
  const tray = useRef<HTMLElement>(null);
  const words = useRef<HTMLUListElement>(null);
  const before = useRef({ count: chosen.length, removed: null as number | null });
  useEffect(() => {
    const { count, removed } = before.current;
    before.current = { count: chosen.length, removed: null };
    if (removed !== null) {
      const buttons = words.current?.querySelectorAll('button') ?? [];
      (buttons[Math.min(removed, chosen.length - 1)] ?? tray.current)?.focus();
    } else if (chosen.length > count) {
      words.current?.scrollTo({ left: words.current.scrollWidth });
      words.current?.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [chosen]);
  const remove = (word: string, index: number) => {
    before.current.removed = index;
    onRemove(word);
  };
  return { tray, words, remove };
}
