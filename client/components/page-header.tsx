import { Box, Group } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { look } from './look/look.ts';
import classes from './page-header.module.css';
import { usePageTitle } from './page-title.ts';

type PageHeaderProps = {
  title: string;
  /** The browser tab's title, if it is another one. */
  pageTitle?: string;
  text?: string;
  actions?: ReactNode;
};

/** The page's title and only h1, a sentence about it, and its actions at the right. */
export function PageHeader({ title, pageTitle = title, text, actions }: PageHeaderProps) {
  usePageTitle(pageTitle);
  return (
    <Group gap="1rem 2rem" align="flex-end" justify="space-between" mb="xl">
      <div className={classes.words}>
        <Box component="h1" lh={1.1} className={look('heading', 'step4', 'snug')}>
          {title}
        </Box>
        {text && (
          <Box component="p" mt={10} className={look('muted', 'large')}>
            {text}
          </Box>
        )}
      </div>
      {actions && (
        <Group gap="sm" align="stretch">
          {actions}
        </Group>
      )}
    </Group>
  );
}

type PageMeta = { title: string; description: string };

/** Sets title and description on client-side navigation, as the server does on a full page load. */
export function usePageMeta({ title, description }: PageMeta): void {
  usePageTitle(title);
  useEffect(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (tag === null || description === '') return;
    const before = tag.content;
    tag.content = description;
    return () => {
      tag.content = before;
    };
  }, [description]);
}
