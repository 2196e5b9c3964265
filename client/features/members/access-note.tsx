import { Group } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { memberTexts } from '#shared/texts/members/members.ts';
import { look } from '../../components/look/look.ts';

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
      className={look('reading', 'sunken', 'fit')}
      aria-label={texts.title}
    >
      <IconShieldCheck className={look('rigid', 'good')} size={24} stroke={1.75} aria-hidden="true" />
      <div>
        <p className={look('bold')}>{texts.title}</p>
        <p>{canManage ? texts.manage : texts.view}</p>
      </div>
    </Group>
  );
}
