import { Box } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import common from '../../components/common.module.css';
import { PlainButton } from '../../components/link-button.tsx';
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
      <PlainButton kind="outline" size="sm" popoverTarget={panelId} aria-label={label}>
        {button}
      </PlainButton>
      <Box
        c="bright"
        bg="var(--pg-surface)"
        bd="1px solid var(--pg-line)"
        bdrs="lg"
        className={`${classes.panel} ${common.shadow}`}
        id={panelId}
        ref={panel}
        popover="auto"
        data-wide={wide || undefined}
      >
        {children(() => panel.current?.hidePopover())}
      </Box>
    </>
  );
}
