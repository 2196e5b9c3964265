import { Box, Group, List, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { sizeText } from '#shared/assets/kinds.ts';
import type { ReadyExport } from '#shared/own-data/state.ts';
import { ownDataTexts as texts } from '#shared/texts/account/own-data.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';

export const ReadyExports = ({ ready }: { ready: ReadyExport[] }) => (
  <Stack component="section" gap="sm" aria-label={texts.readyTitle}>
    <Title order={2} size="h3">
      {texts.readyTitle}
    </Title>
    <ul aria-label={texts.readyTitle}>
      {ready.map((one) => (
        <ReadyRow key={one.exportId} {...one} />
      ))}
    </ul>
    <Text c="dimmed" fz="sm">
      {texts.onlyYou}
    </Text>
  </Stack>
);

const ReadyRow = ({ exportId, createdAt, expiresAt, bytes }: ReadyExport) => (
  <Group component="li" py="sm" gap="0.75rem 1.5rem" justify="space-between" className={common.lineTop}>
    <Box flex="1 1 16rem" miw={0}>
      <Text fw={600}>{texts.ready(createdAt, sizeText(bytes))}</Text>
      <Text c="dimmed" fz="sm">
        {texts.until(expiresAt)}
      </Text>
    </Box>
    <LinkButton to={`/own-data/${exportId}`} isDownload kind="action">
      {texts.download}
      <VisuallyHidden>{texts.downloadOf(createdAt)}</VisuallyHidden>
    </LinkButton>
  </Group>
);

export const Contents = () => (
  <Box component="section" aria-label={texts.contentsTitle}>
    <Title order={2} size="h4" mb="xs">
      {texts.contentsTitle}
    </Title>
    <List mb="sm" listStyleType="disc">
      {texts.contents.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
    <Text c="dimmed" fz="sm">
      {texts.format}
    </Text>
  </Box>
);
