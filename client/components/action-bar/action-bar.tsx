import { Flex, Text } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import common from '../common.module.css';
import classes from './action-bar.module.css';

/** In pixels: the navigation of phones covers what is below. */
const bottomBarHeight = 64;

type ActionBarProps = {
  label: string;
  /** The bar shows while this element is out of view. */
  watched: RefObject<HTMLElement | null>;
  first: string;
  second: string;
  children: ReactNode;
};

/** On phones: two lines and the action at the bottom. Wide pages keep the action in view instead. */
export function ActionBar({ label, watched, first, second, children }: ActionBarProps) {
  const isShown = useIsOutOfView(watched);
  return (
    <Flex
      component="section"
      align="center"
      gap="sm"
      pos="sticky"
      mt="md"
      mx="calc(-1 * var(--pg-gutter))"
      py={10}
      px="var(--pg-gutter)"
      bg="var(--pg-ground)"
      className={`${classes.bar} ${common.lineTop}`}
      data-shown={isShown || undefined}
      hidden={!isShown}
      aria-label={label}
    >
      <Text
        component="p"
        flex={1}
        miw={0}
        fz={14}
        lh={1.3}
        lineClamp={3}
        className={`${common.numbers} ${common.anywhere} ${common.unhyphenated}`}
      >
        <Text span fw={600} display="block">
          {first}
        </Text>
        <Text span c="dimmed" display="block">
          {second}
        </Text>
      </Text>
      {children}
    </Flex>
  );
}

function useIsOutOfView(watched: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsOut(entries.at(-1)?.isIntersecting === false), {
      rootMargin: `0px 0px -${bottomBarHeight}px`,
      threshold: 1,
    });
    if (watched.current) observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  return isOut;
}
