import { Box, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SessionUser } from '#shared/auth/session-user.ts';
import common from '../../components/common.module.css';
import { SkipLink } from '../../components/skip-link.tsx';
import classes from './gate-layout.module.css';
import { PageMain } from './page-main.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SiteHeader } from './site-header.tsx';

type GateLayoutProps = { user: SessionUser; picture: ReactNode; title: string; text: string; children: ReactNode };

export function GateLayout({ user, picture, title, text, children }: GateLayoutProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader compact>
        <Box miw={0} ms="auto">
          <PersonMenu user={user} />
        </Box>
      </SiteHeader>
      <PageMain className={classes.page}>
        <Box w={{ base: '7rem', sm: '100%' }} className={common.pictured}>
          {picture}
        </Box>
        <Box miw={0}>
          <Title order={1} lts="-0.02em">
            {title}
          </Title>
          <Text mt="sm" mb="xl" c="dimmed" fz={17}>
            {text}
          </Text>
          {children}
        </Box>
      </PageMain>
    </>
  );
}
