import { Box } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import common from '../../components/common.module.css';
import { PlainButton } from '../../components/link-button.tsx';
import classes from './popup-panel.module.css';

type PopupPanelProps = {
  /** Contains the visible text of the button; without it the button names itself. */
  label?: string;
  button: ReactNode;
  children: (close: () => void) => ReactNode;
  wide?: boolean;
};

export function PopupPanel({ label, button, children, wide = false }: PopupPanelProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <PlainButton
        kind="outline"
        size="sm"
        popoverTarget={panelId}
        {...(label === undefined ? {} : { 'aria-label': label })}
      >
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
