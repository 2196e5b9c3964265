import { Box, Group } from '@mantine/core';
import { IconListTree, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { courseTexts as texts } from '#shared/texts/learning/learning.ts';
import { look } from '../../components/look/look.ts';
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
      <button
        className={`${classes.open} ${look('inlineRow', 'ink', 'strong', 'roundMd', 'fieldLine', 'finger', 'gap8')}`}
        type="button"
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconListTree size={20} stroke={1.75} aria-hidden="true" />
        {texts.contents}
      </button>
      <dialog
        className={`${classes.drawer} ${look('ink', 'noBorder', 'ground')}`}
        ref={dialog}
        aria-label={texts.contentsOf}
        closedby="any"
        data-scrolls=""
        onClose={() => setIsOpen(false)}
      >
        <Group gap={0} wrap="nowrap" justify="space-between" className={`${classes.head} ${look('ground', 'sticky')}`}>
          <p className={look('heading', 'step1')}>{texts.contents}</p>
          <Box
            component="button"
            w="2.75rem"
            h="2.75rem"
            className={look('centred', 'ink', 'roundMd', 'hoverGround')}
            type="button"
            aria-label={texts.closeContents}
            onClick={close}
          >
            <IconX size={22} aria-hidden="true" />
          </Box>
        </Group>
        {isOpen && <nav aria-label={texts.contentsOf}>{children(close)}</nav>}
      </dialog>
    </div>
  );
}
