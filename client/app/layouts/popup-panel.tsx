import { type ReactNode, useId, useRef } from 'react';
import { look } from '../../components/look/look.ts';
import classes from './popup-panel.module.css';

type PopupPanelProps = {
  /** The button's accessible name; it must contain the visible text. */
  label: string;
  button: ReactNode;
  /** Gets the function that closes the panel, for links that leave the page. */
  children: (close: () => void) => ReactNode;
  wide?: boolean;
};

/**
 * A button and what it opens below the header. The browser's own popover closes on Escape and on a click beside it, tells
 * assistive technology whether it is open, and costs no script.
 */
export function PopupPanel({ label, button, children, wide = false }: PopupPanelProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        className={`${classes.button} ${look('inlineRow', 'ink', 'strong', 'roundMd', 'fieldLine', 'finger', 'gap8')}`}
        type="button"
        popoverTarget={panelId}
        aria-label={label}
      >
        {button}
      </button>
      <div
        className={`${classes.panel} ${look('ink', 'surface', 'line', 'roundLg', 'shadow')}`}
        id={panelId}
        ref={panel}
        popover="auto"
        data-wide={wide || undefined}
      >
        {children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
