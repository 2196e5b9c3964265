import { Box, Group, Text } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../../components/common.module.css';
import { NotFoundIllustration } from '../../components/illustrations/illustrations.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { paths } from '../../lib/paths.ts';

const { notFound: texts } = shellTexts;

const links = [
  { to: paths.jobs, label: texts.jobs },
  { to: paths.courses, label: texts.courses },
  { to: paths.tests, label: texts.tests },
  { to: '/help', label: texts.help },
] as const;

export default function NotFoundPage() {
  usePageTitle(texts.pageTitle);
  return (
    <div className={common.withPanel}>
      <div>
        <Box component="h1" mb="sm" fz="var(--pg-step-5)" lh={1.05} ff="heading" fw={650} lts="-0.02em">
          {texts.heading}
        </Box>
        <Text mb="sm" c="dimmed" fz="sm" lang="en">
          {texts.title}
        </Text>
        <Text maw="34rem" mb="lg" fz="lg">
          {texts.text}
        </Text>
        <LinkButton to={paths.home} kind="action" size="lg">
          {texts.back}
        </LinkButton>
        <Box component="nav" mt="xl" aria-labelledby="wohin">
          <Text id="wohin" fw={600}>
            {texts.whereTo}
          </Text>
          <Group component="ul" gap="0 1rem" ms={-8}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <LinkButton to={to} kind="plain">
                  {label}
                </LinkButton>
              </li>
            ))}
          </Group>
        </Box>
      </div>
      <Box w="min(20rem, 100%)" className={common.pictured}>
        <NotFoundIllustration />
      </Box>
    </div>
  );
}
