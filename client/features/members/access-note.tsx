import { Group, Text } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { memberTexts } from '#shared/texts/members/members.ts';

const { access: texts } = memberTexts;

export function AccessNote({ canManage }: { canManage: boolean }) {
  return (
    <Group
      mt="3rem"
      p="1.25rem 1.5rem"
      component="aside"
      gap={14}
      wrap="nowrap"
      align="stretch"
      maw="var(--pg-reading)"
      bg="var(--pg-sunken)"
      bdrs="fit"
      aria-label={texts.title}
    >
      <IconShieldCheck color="var(--pg-fit-text)" size={24} stroke={1.75} aria-hidden="true" />
      <div>
        <Text fw={650}>{texts.title}</Text>
        <p>{canManage ? texts.manage : texts.view}</p>
      </div>
    </Group>
  );
}
