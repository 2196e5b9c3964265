import { Flex } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import common from '../../components/common.module.css';
import classes from './menu-list.module.css';

export function MenuList({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>;
}

type MenuLinkProps = { to: string; children: ReactNode; onClick: () => void };

export function MenuLink({ to, children, onClick }: MenuLinkProps) {
  return (
    <li>
      <Flex
        component={Link}
        align="center"
        w="100%"
        c="bright"
        fw={500}
        ta="start"
        td="none"
        bdrs="md"
        bd={0}
        mih={44}
        className={`${classes.item} ${common.hoverGround}`}
        to={to}
        onClick={onClick}
      >
        {children}
      </Flex>
    </li>
  );
}

export function MenuButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <li>
      <Flex
        component="button"
        align="center"
        w="100%"
        c="bright"
        fw={500}
        ta="start"
        td="none"
        bdrs="md"
        mih={44}
        className={`${classes.item} ${common.hoverGround}`}
        type="button"
        onClick={onClick}
      >
        {children}
      </Flex>
    </li>
  );
}
