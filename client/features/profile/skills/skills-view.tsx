import type { RankedSkill } from '#shared/assessments/state.ts';
import { SkillRow } from './skill-row.tsx';
import { NoSkills, SkillsFrame } from './skills-frame.tsx';

type SkillsViewProps = { hiddenSkillIds: readonly number[]; skills: readonly RankedSkill[] | null };

/** The skills that the person is shown with. */
export function SkillsView({ hiddenSkillIds, skills }: SkillsViewProps) {
  if (skills === null) return <NoSkills />;
  const shown = skills.filter(({ skillId }) => !hiddenSkillIds.includes(skillId));
  return (
    <SkillsFrame shown={shown.length} of={skills.length}>
      {shown.map((skill) => (
        <SkillRow key={skill.skillId} skill={skill} />
      ))}
    </SkillsFrame>
  );
}
