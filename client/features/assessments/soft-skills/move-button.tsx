import type { Icon } from '@tabler/icons-react';
import { look } from '../../../components/look/look.ts';
import classes from './statements.module.css';

type MoveButtonProps = { label: string; icon: Icon; isAtEnd: boolean; onMove: () => void };

/** Not `disabled` at the end of the list: a button that has just moved its card there keeps the focus. */
export function MoveButton({ label, icon: IconOf, isAtEnd, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.move} ${look('centred', 'rigid', 'muted', 'roundMd')}`}
      aria-label={label}
      aria-disabled={isAtEnd}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => isAtEnd || onMove()}
    >
      <IconOf size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
