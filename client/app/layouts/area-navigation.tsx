import { Flex, Stack } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../../components/common.module.css';
import type { NavigationEntry } from './area-entries.ts';
import classes from './area-navigation.module.css';

type AreaNavigationProps = { entries: readonly NavigationEntry[]; onChoose?: () => void };

export function AreaNavigation({ entries, onChoose = () => undefined }: AreaNavigationProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={shellTexts.mainNavigation}>
      <Stack component="ul" gap={4}>
        {entries.map(({ label, to, pathPrefix, icon: EntryIcon }) => (
          <li key={to}>
            <Flex
              component={Link}
              gap="sm"
              align="center"
              c="bright"
              td="none"
              mih={44}
              className={`${classes.link} ${common.hoverGround}`}
              to={to}
              aria-current={pathname === to ? 'page' : matchesPrefix(pathname, [`${to}/`, pathPrefix]) || undefined}
              onClick={onChoose}
            >
              <EntryIcon size={20} stroke={1.75} aria-hidden="true" />
              {label}
            </Flex>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

const matchesPrefix = (pathname: string, prefixes: ReadonlyArray<string | undefined>): boolean =>
  prefixes.some((prefix) => prefix !== undefined && pathname.startsWith(prefix));
