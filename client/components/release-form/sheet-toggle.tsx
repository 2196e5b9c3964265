import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import classes from './release-form.module.css';

type SheetToggleProps = { isOpen: boolean; controls: string; onToggle: () => void; children: string };

/** Opens a part of the sheet and brings it into view. */
export function SheetToggle({ isOpen, controls, onToggle, children }: SheetToggleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    flushSync(onToggle);
    if (!isOpen) button.current?.scrollIntoView({ block: 'start' });
  };
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Button
      ref={button}
      className={classes.toggle}
      size="compact-sm"
      mih={44}
      h="auto"
      variant="default"
      styles={{ label: { textAlign: 'start' } }}
      rightSection={<Chevron size={16} aria-hidden="true" />}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={toggle}
    >
      {children}
    </Button>
  );
}
