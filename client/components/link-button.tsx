import { Box, Flex } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import common from './common.module.css';
import classes from './link-button.module.css';

type LinkButtonProps = {
  to: string;
  state?: unknown;
  children: ReactNode;
  kind?: 'action' | 'filled' | 'outline' | 'plain';
  size?: 'sm' | 'md' | 'lg';
  onClick?: () => void;
  /** The address is a file of the server. */
  isDownload?: boolean;
  /** The whole name of the link, if its text is short. */
  label?: string;
};

/** Avoids Mantine's Button, which public pages must not load. */
export function LinkButton({
  to,
  state,
  children,
  kind = 'outline',
  size = 'md',
  onClick,
  isDownload,
  label,
}: LinkButtonProps) {
  const download = isDownload ? { reloadDocument: true, download: '' } : {};
  const className = `${classes.button} ${classes[kind]} ${classes[size]}`;
  return (
    <Link className={className} aria-label={label} to={to} state={state} onClick={onClick} data-button="" {...download}>
      {children}
    </Link>
  );
}

type PlainButtonProps = ComponentProps<'button'> & {
  kind?: 'action' | 'filled' | 'outline' | 'plain';
  size?: 'sm' | 'md' | 'lg';
};

/** Avoids Mantine's Button, to keep the first page load small. */
export function PlainButton({ kind = 'filled', size = 'md', className = '', ...props }: PlainButtonProps) {
  return (
    <button className={`${classes.button} ${classes[kind]} ${classes[size]} ${className}`} type="button" {...props} />
  );
}

/** A touch area of 44 px that takes the space of its text. */
export const TallLink = (props: LinkProps & { c?: 'bright' | 'dimmed' }) => (
  <Box component={Link} display="inline-block" py={12} my={-12} {...props} />
);

type IconLinkProps = {
  icon: Icon;
  to: string;
  state?: unknown;
  target?: '_blank';
  onClick?: (event: MouseEvent) => void;
  mih?: number | string;
  className?: string;
  children: ReactNode;
};

export function IconLink({ icon: Picture, className = '', children, ...props }: IconLinkProps) {
  return (
    <Flex
      component={Link}
      gap={6}
      align="center"
      display="inline-flex"
      c="bright"
      fw={600}
      className={`${common.link} ${className}`}
      {...props}
    >
      <Picture size={18} stroke={1.75} aria-hidden="true" />
      {children}
    </Flex>
  );
}
