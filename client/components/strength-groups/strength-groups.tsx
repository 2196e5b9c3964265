import { Box, Text } from '@mantine/core';
import { type StrengthGroup, strengthGroups } from '#shared/releases/anonymous.ts';
import { groupWords } from '#shared/texts/candidates/view.ts';
import { SkillRows, type SkillRowsProps } from '../range-bars/skill-rows.tsx';

type GroupRow = { skillId: number; name: string; group: StrengthGroup | null };

export function StrengthGroups<Row extends GroupRow>(props: Omit<SkillRowsProps<Row>, 'children'>) {
  return (
    <SkillRows {...props}>
      {({ group }) => (
        <>
          <GroupLane group={group} />
          <Text span fz={14} {...(group === null && { c: 'dimmed' })}>
            {groupWords(group)}
          </Text>
        </>
      )}
    </SkillRows>
  );
}

const fields = strengthGroups.toReversed();
const gap = 1;
const width = (100 - 2 * gap) / fields.length;

export const GroupLane = ({ group }: { group: StrengthGroup | null }) => (
  <Box component="svg" display="block" width="100%" height="12" aria-hidden="true">
    {fields.map((field, index) => (
      <rect
        key={field}
        fill={field === group ? 'var(--pg-mark-round)' : 'var(--pg-mark-angular)'}
        x={`${index * (width + gap)}%`}
        width={`${width}%`}
        height="12"
        rx="3"
      />
    ))}
  </Box>
);
