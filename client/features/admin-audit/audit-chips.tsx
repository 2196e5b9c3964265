import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { adminAuditTexts as texts } from '#shared/texts/admin/audit.ts';
import { memberOrFormer } from '#shared/texts/words.ts';
import { focusListTools } from '../../components/admin-list/owner-filter.tsx';
import type { AuditQuery } from './use-audit-query.ts';

type AuditChipsProps = {
  audit: AuditQuery;
  names: { actor: string | null; organisation: string | null } | undefined;
};

export function AuditChips({ audit: { query, set }, names }: AuditChipsProps) {
  const { actor, org } = query;
  const emptyFilter = { actor: '', org: '' };
  const chips = [
    { name: 'actor', isShown: actor !== '', text: texts.chips.actor(memberOrFormer(names?.actor ?? null)) },
    {
      name: 'org',
      isShown: org !== '',
      text: texts.chips.organisation(names?.organisation ?? texts.goneOrganisation),
    },
  ] as const;
  const visibleChips = names === undefined ? [] : chips.filter(({ isShown }) => isShown);
  if (visibleChips.length === 0) return null;
  return (
    <Group gap="xs" mb="lg">
      {visibleChips.map(({ name, text }) => (
        <Button
          key={name}
          variant="default"
          size="sm"
          maw="100%"
          rightSection={<IconX size={16} stroke={1.75} aria-hidden="true" />}
          aria-label={texts.chips.remove(text)}
          onClick={() => {
            set({ [name]: emptyFilter[name] });
            focusListTools();
          }}
        >
          {text}
        </Button>
      ))}
    </Group>
  );
}
