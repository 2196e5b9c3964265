import { ActionIcon, Flex, Menu } from '@mantine/core';
import { type Icon, IconDots } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from './lazy-menu.module.css';

export type MenuEntry = {
  label: string;
  icon: Icon;
  onClick: () => void;
  isDisabled?: boolean;
  isDangerous?: boolean;
};

type LazyMenuProps = { label: string; entries: () => readonly MenuEntry[] };

/** Creates the menu on the first click, so that lists can contain hundreds of these buttons. */
export function LazyMenu({ label, entries }: LazyMenuProps) {
  const [state, setState] = useState<'plain' | 'open' | 'closed'>('plain');
  const button = useRef<HTMLButtonElement>(null);
  const icon = <IconDots size={18} stroke={1.75} aria-hidden="true" />;
  if (state === 'plain') {
    return (
      <Flex
        component="button"
        justify="center"
        align="center"
        miw={0}
        flex="none"
        bdrs="md"
        className={classes.icon}
        type="button"
        aria-label={label}
        onClick={() => setState('open')}
      >
        {icon}
      </Flex>
    );
  }
  const close = () => {
    setState('closed');
    button.current?.focus({ preventScroll: true });
  };
  return (
    <Menu
      opened={state === 'open'}
      onClose={close}
      onOpen={() => setState('open')}
      // `close` has restored the focus. Mantine does it later and would steal the focus from a field that the entry
      // opened.
      returnFocus={false}
      position="bottom-end"
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <ActionIcon
          miw={0}
          flex="none"
          bdrs="md"
          p={0}
          bd={0}
          className={classes.icon}
          ref={button}
          aria-label={label}
          onClick={() => setState(state === 'open' ? 'closed' : 'open')}
        >
          {icon}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {state === 'open' &&
          entries().map(({ label: words, icon: EntryIcon, onClick, isDisabled, isDangerous }, index, all) => (
            <Menu.Item
              key={words}
              // Mantine would focus the first entry even if it is disabled; arrow keys and Escape would then do
              // nothing.
              data-autofocus={index === all.findIndex((entry) => entry.isDisabled !== true) || undefined}
              leftSection={<EntryIcon size={18} stroke={1.75} aria-hidden="true" />}
              disabled={isDisabled === true}
              {...(isDangerous && { color: 'var(--pg-error-text)' })}
              onClick={onClick}
            >
              {words}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
