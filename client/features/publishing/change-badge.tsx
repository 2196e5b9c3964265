import { Badge } from '@mantine/core';
import type { BlockChange } from '#shared/publishing/diff.ts';
import { compareTexts } from '#shared/texts/publishing.ts';

type Kind = BlockChange['kind'];
const colours: Record<Kind, string> = { added: 'sage', removed: 'red', changed: 'amber', moved: 'petrol' };

export function ChangeBadge({ kind }: { kind: Kind }) {
  return (
    <Badge component="span" color={colours[kind]}>
      {compareTexts.kinds[kind]}
    </Badge>
  );
}
