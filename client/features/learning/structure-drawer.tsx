import { IconListTree, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { courseTexts as texts } from '#shared/texts/learning.ts';
import classes from './structure-drawer.module.css';

/** The structure on phones. A native modal dialog keeps the focus inside, closes on Escape and gives the focus back. */
export function StructureDrawer({ children }: { children: (close: () => void) => ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    dialog.current?.showModal();
    setIsOpen(true);
  };
  const close = () => dialog.current?.close();
  return (
    <div className={classes.onlySmall}>
      <button className={classes.open} type="button" aria-haspopup="dialog" onClick={open}>
        <IconListTree size={20} stroke={1.75} aria-hidden="true" />
        {texts.contents}
      </button>
      <dialog
        className={classes.drawer}
        ref={dialog}
        aria-label={texts.contentsOf}
        closedby="any"
        data-scrolls=""
        onClose={() => setIsOpen(false)}
      >
        <div className={classes.head}>
          <p className={classes.title}>{texts.contents}</p>
          <button className={classes.close} type="button" aria-label={texts.closeContents} onClick={close}>
            <IconX size={22} aria-hidden="true" />
          </button>
        </div>
        {isOpen && <nav aria-label={texts.contentsOf}>{children(close)}</nav>}
      </dialog>
    </div>
  );
}
