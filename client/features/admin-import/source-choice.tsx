import { CloseButton, Group, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { testVariants } from '#shared/assessments/soft-skills/variants.ts';
import { compactSizeText } from '#shared/assets/kinds.ts';
import { importFileNames, importFiles } from '#shared/import/files.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import common from '../../components/common.module.css';
import { FileDrop } from '../../components/import/file-drop.tsx';
import type { CatalogueFiles } from './catalogue-files.ts';
import { type CatalogueImport, sources } from './use-catalogue-import.ts';

const { source: texts, variant, variants } = adminImportTexts;

export function SourceChoice({ current, isBusy }: { current: CatalogueImport; isBusy: boolean }) {
  const { wish, set, add } = current;
  const labelId = useId();
  return (
    <Stack gap="lg">
      <NativeSelect
        w={{ base: '100%', sm: '20rem' }}
        label={variant}
        data={testVariants.map((value) => ({ value, label: variants[value] }))}
        value={wish.testVariant}
        disabled={isBusy}
        onChange={(event) => {
          const testVariant = testVariants.find((one) => one === event.currentTarget.value);
          if (testVariant !== undefined) set({ testVariant });
        }}
      />
      <div>
        <Text mb={4} id={labelId} fz="sm" fw={600}>
          {texts.label}
        </Text>
        <SegmentedControl
          aria-labelledby={labelId}
          disabled={isBusy}
          data={sources.map((value) => ({ value, label: texts[value] }))}
          value={wish.source}
          onChange={(value) => set({ source: sources.find((one) => one === value) ?? 'own' })}
        />
      </div>
      {wish.source === 'shipped' ? (
        <Text c="dimmed">{texts.shippedText}</Text>
      ) : (
        <>
          <FileDrop
            texts={texts}
            hint={texts.hint}
            accept=".csv,text/csv"
            onFiles={add}
            isMultiple
            isDisabled={isBusy}
          />
          <SelectedFiles files={wish.files} isBusy={isBusy} onChange={(files) => set({ files })} />
        </>
      )}
    </Stack>
  );
}

type SelectedFilesProps = { files: CatalogueFiles; isBusy: boolean; onChange: (files: CatalogueFiles) => void };

function SelectedFiles({ files, isBusy, onChange }: SelectedFilesProps) {
  return (
    <Stack component="ul" gap={6} aria-label={texts.given}>
      {importFiles.map((name) => {
        const file = files[name];
        return (
          <Group key={name} component="li" gap="xs" mih={30} wrap="nowrap">
            <Text span fw={600}>
              {importFileNames[name]}
            </Text>
            <Text span c="dimmed" className={common.anywhere}>
              {file === undefined ? texts.missing : `${file.name}, ${compactSizeText(file.size)}`}
            </Text>
            {file !== undefined && (
              <CloseButton
                disabled={isBusy}
                aria-label={texts.remove(file.name)}
                onClick={() => onChange({ ...files, [name]: undefined })}
              />
            )}
          </Group>
        );
      })}
    </Stack>
  );
}
