import { Box, Group } from '@mantine/core';
import type { AnonymousView } from '#shared/releases/view.ts';
import { anonymousTexts, candidateViewTexts as texts } from '#shared/texts/candidates/view.ts';
import { Jointed } from '../jointed/jointed.tsx';
import { look } from '../look/look.ts';
import { StrengthGroups } from '../strength-groups/strength-groups.tsx';

/** The asked skills in three groups. */
export function AnonymousSkills({ skills }: Pick<AnonymousView, 'skills'>) {
  if (skills === null) return <p className={look('muted')}>{texts.skills.none}</p>;
  if (skills.length === 0) return <p className={look('muted')}>{anonymousTexts.none}</p>;
  return (
    <>
      <Box component="p" mb="md" maw="40rem" className={look('muted', 'small')}>
        {anonymousTexts.skills}
      </Box>
      <StrengthGroups rows={skills} label={texts.skills.title} />
    </>
  );
}

/** The words that both sides chose, in no order. */
export function AnonymousValues({ values }: Pick<AnonymousView, 'values'>) {
  if (values === null) return <p className={look('muted')}>{texts.values.none}</p>;
  if (values.length === 0) return <p className={look('muted')}>{anonymousTexts.noValues}</p>;
  return (
    <>
      <Box component="p" mb="sm" className={look('muted', 'small')}>
        {anonymousTexts.values}
      </Box>
      <Group component="ul" gap="0.5rem" className={look('unlisted')}>
        {values.map((value) => (
          <Box key={value} component="li" p="0.25rem 0.75rem" className={look('sunken', 'fit', 'small', 'anywhere')}>
            <Jointed>{value}</Jointed>
          </Box>
        ))}
      </Group>
    </>
  );
}
