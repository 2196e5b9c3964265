import { Stack } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';
import { MenuLink, MenuList } from './menu-list.tsx';
import type { NavigationLink } from './navigation.ts';
import { PopupPanel } from './popup-panel.tsx';
import classes from './site-menu.module.css';

type SiteMenuProps = {
  links: readonly NavigationLink[];
  /** What stands below the links, such as buttons; gets the function that closes the menu. */
  children?: (close: () => void) => ReactNode;
};

/** The public header's links on phones. */
export function SiteMenu({ links, children }: SiteMenuProps) {
  return (
    <div className={classes.menu}>
      <PopupPanel
        wide
        label={shellTexts.menu}
        button={
          <>
            <IconMenu2 size={20} aria-hidden="true" />
            {shellTexts.menu}
          </>
        }
      >
        {(close) => (
          <nav aria-label={shellTexts.mainNavigation}>
            <MenuList>
              {links.map(({ label, to }) => (
                <MenuLink key={to} to={to} onClick={close}>
                  {label}
                </MenuLink>
              ))}
            </MenuList>
            {children && (
              <Stack gap="xs" mt="xs" pt="sm" className={look('lineTop')}>
                {children(close)}
              </Stack>
            )}
          </nav>
        )}
      </PopupPanel>
    </div>
  );
}
