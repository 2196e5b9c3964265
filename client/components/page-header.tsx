import { Box, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import classes from './page-header.module.css';
import { usePageTitle } from './page-title.ts';

type PageHeaderProps = {
  title: string;
  pageTitle?: string;
  text?: string;
  actions?: ReactNode;
};

export function PageHeader({ title, pageTitle = title, text, actions }: PageHeaderProps) {
  usePageTitle(pageTitle);
  return (
    <Group
      gap="1rem 2rem"
      align={text ? 'flex-start' : 'flex-end'}
      justify="space-between"
      mb={{ base: 'md', sm: 'lg' }}
    >
      <div className={classes.words}>
        <Title order={1} lts="-0.015em">
          {title}
        </Title>
        {text && (
          <Text mt={10} c="dimmed" fz={17}>
            {text}
          </Text>
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

export function NarrowPage({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <Box maw="30rem" mt={{ sm: 'clamp(1rem, 6vh, 5rem)' }} mb={64} w="100%" mx="auto">
      <Box component="h1" mb="sm" lh={1.15} fz="h2">
        {title}
      </Box>
      {text && (
        <Text mb="lg" c="dimmed">
          {text}
        </Text>
      )}
      {children}
    </Box>
  );
}

type PageMeta = { title: string; description: string };

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
