import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { adminAuditTexts as texts } from '#shared/texts/admin-audit.ts';
import { focusTools } from '../../components/admin-list/focus-tools.ts';
import type { AuditWish } from './use-audit-wish.ts';

type AuditChipsProps = {
  audit: AuditWish;
  called: { actor: string | null; organisation: string | null } | undefined;
};

/** What other pages have narrowed the list down to; each can be taken away. */
export function AuditChips({ audit: { wish, setFree }, called }: AuditChipsProps) {
  const { actor, org, resourceId } = wish;
  const nothing = { actor: '', org: '', resourceId: '' };
  const chips = [
    { name: 'actor', isShown: actor !== '', text: texts.chips.actor(called?.actor ?? texts.goneAccount) },
    {
      name: 'org',
      isShown: org !== '',
      text: texts.chips.organisation(called?.organisation ?? texts.goneOrganisation),
    },
    { name: 'resourceId', isShown: resourceId !== '', text: texts.chips.resource(resourceId) },
  ] as const;
  // Until it is known how they are called there is nothing to say.
  const shown = chips.filter(({ name, isShown }) => isShown && (name === 'resourceId' || called !== undefined));
  if (shown.length === 0) return null;
  return (
    <Group gap="xs" mb="lg">
      {shown.map(({ name, text }) => (
        <Button
          key={name}
          variant="default"
          size="sm"
          maw="100%"
          rightSection={<IconX size={16} stroke={1.75} aria-hidden="true" />}
          aria-label={texts.chips.remove(text)}
          onClick={() => {
            setFree({ [name]: nothing[name] });
            focusTools();
          }}
        >
          {text}
        </Button>
      ))}
    </Group>
  );
}
