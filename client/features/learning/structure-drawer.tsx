import { Box, Flex, Group, Text } from '@mantine/core';
import { IconListTree, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { courseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { PlainButton } from '../../components/link-button.tsx';
import classes from './structure-drawer.module.css';

export function StructureDrawer({ children }: { children: (close: () => void) => ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    dialog.current?.showModal();
    setIsOpen(true);
  };
  const close = () => dialog.current?.close();
  return (
    <Box hiddenFrom="md">
      <PlainButton kind="outline" aria-haspopup="dialog" onClick={open}>
        <IconListTree size={20} stroke={1.75} aria-hidden="true" />
        {texts.contents}
      </PlainButton>
      <Box
        component="dialog"
        c="bright"
        bd={0}
        className={classes.drawer}
        ref={dialog}
        aria-label={texts.contentsOf}
        closedby="any"
        data-scrolls=""
        onClose={() => setIsOpen(false)}
      >
        <Group
          gap={0}
          wrap="nowrap"
          justify="space-between"
          bg="var(--pg-ground)"
          pos="sticky"
          className={classes.head}
        >
          <Text ff="heading" fw={650} fz="h4">
            {texts.contents}
          </Text>
          <Flex
            component="button"
            w="2.75rem"
            h="2.75rem"
            justify="center"
            align="center"
            c="bright"
            bdrs="md"
            className={common.hoverGround}
            type="button"
            aria-label={texts.closeContents}
            onClick={close}
          >
            <IconX size={22} aria-hidden="true" />
          </Flex>
        </Group>
        {isOpen && <nav aria-label={texts.contentsOf}>{children(close)}</nav>}
      </Box>
    </Box>
  );
}
