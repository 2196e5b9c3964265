import { Box, Group, Stack, Text } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../../components/common.module.css';
import { NotFoundIllustration } from '../../components/illustrations/illustrations.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { paths } from '../../lib/paths.ts';

export default function NotFoundPage() {
  const { notFound } = shellTexts;
  usePageTitle(notFound.pageTitle);
  return (
    <Stack gap={0} align="flex-start">
      <Box w="min(22rem, 100%)" mb="2.5rem" className={common.pictured}>
        <NotFoundIllustration />
      </Box>
      <Box component="h1" mb={4} fz="var(--pg-step-5)" lh={1.05} ff="heading" fw={650} lts="-0.02em">
        {notFound.heading}
      </Box>
      <Text mb="sm" c="dimmed" fz="sm" lang="en">
        {notFound.title}
      </Text>
      <Text maw="34rem" mb="xl" fz="lg">
        {notFound.text}
      </Text>
      <Group gap="sm">
        <LinkButton to={paths.home} kind="action">
          {notFound.back}
        </LinkButton>
        <LinkButton to={paths.jobs}>{notFound.jobs}</LinkButton>
        <LinkButton to={paths.courses}>{notFound.courses}</LinkButton>
        <LinkButton to="/help">{notFound.help}</LinkButton>
      </Group>
    </Stack>
  );
}
