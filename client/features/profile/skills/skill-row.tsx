import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RankedSkill } from '#shared/assessments/state.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import { look } from '../../../components/look/look.ts';

/** One skill with the places that it may have. */
export function SkillRow({ skill: { name, low, high }, children }: { skill: RankedSkill; children?: ReactNode }) {
  return (
    <Group
      component="li"
      gap="md"
      wrap="nowrap"
      justify="space-between"
      py="xs"
      mih="3rem"
      className={look('lineBottom')}
    >
      <div className={look('narrowable')}>
        <p className={look('strong', 'anywhere')}>{name}</p>
        <p className={look('muted', 'fine', 'numbers')}>{resultWords.band(low, high)}</p>
      </div>
      {children}
    </Group>
  );
}
