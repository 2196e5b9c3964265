import { Box, Button, Group } from '@mantine/core';
import { type Icon, IconAlignLeft, IconHelpCircle, IconPhoto, IconPlayerPlay } from '@tabler/icons-react';
import { type BlockType, blockTypes } from '#shared/courses/content.ts';
import { contentTexts as texts } from '#shared/texts/courses/editor.ts';
import classes from './blocks.module.css';

const typeIcons: Record<BlockType, Icon> = {
  text: IconAlignLeft,
  video: IconPlayerPlay,
  quiz: IconHelpCircle,
  asset: IconPhoto,
};

type AddBarProps = {
  onAdd: (type: BlockType) => void;
  isUnavailable?: boolean;
  children?: React.ReactNode;
};

export function AddBar({ onAdd, isUnavailable = false, children }: AddBarProps) {
  return (
    <Group component="fieldset" gap="xs" align="stretch" className={classes.add}>
      <Box component="legend" w="100%" c="dimmed" fz={14} className={classes.addLabel}>
        {texts.add}
      </Box>
      {blockTypes.map((type) => {
        const TypeIcon = typeIcons[type];
        return (
          <Button
            key={type}
            variant="default"
            size="sm"
            {...(isUnavailable && { 'aria-disabled': true, 'data-disabled': true })}
            leftSection={<TypeIcon size={18} stroke={1.75} aria-hidden="true" />}
            aria-label={texts.addType(texts.types[type])}
            onClick={() => onAdd(type)}
          >
            {texts.types[type]}
          </Button>
        );
      })}
      {children}
    </Group>
  );
}
