import { IconMenu2, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';
import { Logo } from '../../components/logo.tsx';
import type { NavigationEntry } from './area-entries.ts';
import { AreaNavigation } from './area-navigation.tsx';
import classes from './navigation-drawer.module.css';

/** A native modal dialog traps the focus, closes on Escape and restores the focus. */
export function NavigationDrawer({ entries }: { entries: readonly NavigationEntry[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <div className={classes['only-small']}>
      <button
        className={classes.icon}
        type="button"
        aria-label={shellTexts.openMenu}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <IconMenu2 size={22} aria-hidden="true" />
      </button>
      <dialog className={classes.drawer} ref={dialog} aria-label={shellTexts.menu} closedby="any">
        <div className={classes.head}>
          <Logo />
          <button className={classes.icon} type="button" aria-label={shellTexts.closeMenu} onClick={close}>
            <IconX size={22} aria-hidden="true" />
          </button>
        </div>
        <AreaNavigation entries={entries} onChoose={close} />
      </dialog>
    </div>
  );
}
