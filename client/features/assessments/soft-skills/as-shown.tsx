import { Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { softskillTexts } from '#shared/texts/assessments/assessments.ts';
import { look } from '../../../components/look/look.ts';
import classes from './as-shown.module.css';
import type { Touch } from './ordering.ts';

type AsShownProps = { touch: Touch; onKeep: () => void };

const { asShown: texts } = softskillTexts;

/**
 * Whoever wants the shown order says so here, at the list and away from the button that goes on: pressing one button in one
 * place never answers a group. Keeps its height, so that the first move shifts nothing.
 */
export function AsShown({ touch, onKeep }: AsShownProps) {
  return (
    <Group className={classes.line} gap="0.75rem" wrap="nowrap" mih="2.75rem">
      {touch === 'moved' ? (
        <IconCheck className={look('good', 'rigid')} size={20} stroke={1.75} aria-hidden="true" />
      ) : (
        <button
          type="button"
          className={`${classes.keep} ${look('inlineRow', 'ink', 'strong', 'surface', 'finger', 'rigid', 'gap8')}`}
          aria-pressed={touch === 'kept'}
          onClick={onKeep}
        >
          <IconCheck size={20} stroke={1.75} aria-hidden="true" />
          {texts.button}
        </button>
      )}
      <p className={look('muted', 'small')}>{texts[touch]}</p>
    </Group>
  );
}
