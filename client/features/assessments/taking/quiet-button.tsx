import type { ReactNode } from 'react';
import { look } from '../../../components/look/look.ts';
import classes from './test-buttons.module.css';

type QuietButtonProps = { children: ReactNode; onClick: () => void; disabled?: boolean };

/** What one may do, but need not. */
export function QuietButton({ children, onClick, disabled = false }: QuietButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.quiet} ${look('inlineRow', 'ink', 'strong', 'thinLine', 'roundMd', 'underlined', 'finger', 'gap6')}`}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
