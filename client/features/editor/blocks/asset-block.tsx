import { Button, Group, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useSyncExternalStore } from 'react';
import { acceptedFiles, kindOf, sizeText } from '#shared/assets/kinds.ts';
import { type AssetContent, contentLimits } from '#shared/courses/content.ts';
import { assetTexts as texts } from '#shared/texts/courses/editor.ts';
import common from '../../../components/common.module.css';
import { AssetBlock as AssetView } from '../../../components/content-view/asset-block.tsx';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { trpc } from '../../../trpc.ts';
import { useEditorParts } from '../editor-context.ts';
import { UploadRow } from '../uploads/upload-row.tsx';

type AssetBlockProps = {
  content: AssetContent;
  blockId: string;
  lessonId: string;
  onEdit: (content: AssetContent) => void;
};

export function AssetBlock({ content, blockId, lessonId, onEdit }: AssetBlockProps) {
  const { uploads } = useEditorParts();
  const all = useSyncExternalStore(uploads.subscribe, uploads.list);
  const upload = all.find((one) => one.blockId === blockId);
  const hasFile = content.url !== '';
  return (
    <Stack gap={14}>
      {hasFile && (
        <>
          <AssetView content={{ ...content, caption: '' }} />
          <Group component="p" gap="0 0.75rem" align="stretch" c="dimmed" fz={14}>
            <Text span c="bright" fw={600} className={common.anywhere}>
              {content.filename}
            </Text>{' '}
            <span>{sizeText(content.size)}</span>
          </Group>
        </>
      )}
      {upload === undefined ? (
        <FileButton
          label={hasFile ? texts.replace : texts.choose}
          onChoose={(files) => uploads.add(files.slice(0, 1), { lessonId, blockId })}
        />
      ) : (
        <UploadRow upload={upload} />
      )}
      {!hasFile && <SizeHint />}
      {hasFile && (
        <>
          <LineField
            label={texts.alt}
            description={kindOf(content.type) === 'image' ? texts.altHint : undefined}
            autoComplete="off"
            maxLength={contentLimits.longLine}
            value={content.alt}
            onChange={({ currentTarget: { value } }) => onEdit({ ...content, alt: value })}
          />
          <LineField
            label={texts.caption}
            autoComplete="off"
            maxLength={contentLimits.longLine}
            value={content.caption}
            onChange={({ currentTarget: { value } }) => onEdit({ ...content, caption: value })}
          />
        </>
      )}
    </Stack>
  );
}

function SizeHint() {
  const { data: limits } = trpc.assets.limits.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <Text c="dimmed" fz={14} fw={400}>
      {limits && texts.hint(limits.documentMb, limits.mediaMb)}
    </Text>
  );
}

type FileButtonProps = {
  label: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  size?: 'sm' | 'md';
  onChoose: (files: readonly File[]) => void;
};

export function FileButton({ label, isMultiple = false, isDisabled = false, size = 'sm', onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        className={common.atStart}
        variant="default"
        size={size}
        disabled={isDisabled}
        leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFiles}
        multiple={isMultiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
