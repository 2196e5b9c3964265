import { Badge, Popover, Text, UnstyledButton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import { limitedTexts } from '#shared/texts/candidates/view.ts';

export function LimitedNote({ name }: { name: string }) {
  return (
    <Popover width={280} position="bottom-start" shadow="md" radius="lg">
      <Popover.Target>
        <UnstyledButton aria-label={candidateListTexts.limited.openOf(name)}>
          <Badge
            component="span"
            color="amber"
            rightSection={<IconInfoCircle size={14} stroke={1.75} aria-hidden="true" />}
          >
            {limitedTexts.badge}
          </Badge>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Text fz="sm" lh="sm">
          {limitedTexts.text}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
