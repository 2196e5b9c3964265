import { ActionIcon, Box, Group, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconFileText, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { acceptedSources } from '#shared/ai/source.ts';
import { compactSizeText, type UploadLimits } from '#shared/assets/kinds.ts';
import { orderTexts } from '#shared/texts/ai/ai.ts';
import common from '../../../components/common.module.css';
import { FileDrop } from '../../../components/import/file-drop.tsx';
import type { SourceFile, SourceFiles } from './source-files.ts';

const { source: texts } = orderTexts;

type FileFieldProps = { files: SourceFiles; limits: UploadLimits; isDisabled: boolean; error: ReactNode };

export function FileField({ files, limits, isDisabled, error }: FileFieldProps) {
  return (
    <Stack gap="sm">
      <FileDrop
        texts={texts}
        hint={texts.dropHint(limits.documentMb)}
        accept={acceptedSources}
        onFiles={files.add}
        isMultiple
        isDisabled={isDisabled}
      />
      {[error, files.tooMany].map(
        (said) =>
          said !== null && (
            <Text key={String(said)} c="var(--pg-error-text)" fz={14} fw={500} role="alert">
              {said}
            </Text>
          ),
      )}
      {files.files.length > 0 && (
        <Stack component="ul" gap="xs" aria-label={texts.files}>
          {files.files.map((one) => (
            <FileRow key={one.id} sourceFile={one} isDisabled={isDisabled} onRemove={() => files.remove(one.id)} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

type FileRowProps = { sourceFile: SourceFile; isDisabled: boolean; onRemove: () => void };

function FileRow({ sourceFile: { file, status, progress: share, error }, isDisabled, onRemove }: FileRowProps) {
  const hasError = error !== null;
  const StateIcon = hasError ? IconAlertTriangle : status === 'sent' ? IconCheck : IconFileText;
  return (
    <Box component="li" p="0.5rem 0.5rem 0.5rem 0.875rem" bg="var(--pg-sunken)" bdrs="md">
      <Group gap="sm" wrap="nowrap">
        <StateIcon
          color={hasError ? 'var(--pg-error-text)' : 'var(--pg-muted)'}
          size={20}
          stroke={1.75}
          aria-hidden="true"
        />
        <Text flex={1} miw={0} className={common.anywhere}>
          <Text span fw={600}>
            {file.name}
          </Text>{' '}
          <Text span c="dimmed" fz={14} className={common.numbers}>
            {compactSizeText(file.size)}
            {!hasError && `, ${texts.states[status === 'refused' ? 'failed' : status]}`}
          </Text>
        </Text>
        <ActionIcon aria-label={texts.removeNamed(file.name)} disabled={isDisabled} onClick={onRemove}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Group>
      {status === 'sending' && <Progress mt={6} value={share * 100} aria-label={texts.sending(file.name)} />}
      {hasError && (
        <Text mt={4} c="var(--pg-error-text)" fz={14} className={common.anywhere} role="alert">
          {error}
        </Text>
      )}
    </Box>
  );
}
