import { Box, Stack } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { LostShapes } from '../../components/illustrations/shapes.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { paths } from '../../lib/paths.ts';

export default function NotFoundPage() {
  const { notFound } = shellTexts;
  usePageTitle(notFound.pageTitle);
  return (
    <Stack gap={0} align="flex-start">
      <Box w="min(22rem, 100%)" mb="2.5rem" className={look('pictured')}>
        <LostShapes />
      </Box>
      <Box component="h1" mb="sm" fz="var(--pg-step-5)" lh={1.05} className={look('headingTight')} lang="en">
        {notFound.title}
      </Box>
      <Box component="p" maw="34rem" mb="xl" className={look('muted', 'larger')}>
        {notFound.text}
      </Box>
      <LinkButton to={paths.home} kind="action" size="lg">
        {notFound.back}
      </LinkButton>
    </Stack>
  );
}
