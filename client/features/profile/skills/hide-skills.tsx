import { Switch } from '@mantine/core';
import type { RankedSkill } from '#shared/assessments/state.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { look } from '../../../components/look/look.ts';
import type { ProfileForm } from '../use-profile-form.ts';
import { SkillRow } from './skill-row.tsx';
import { NoSkills, SkillsFrame } from './skills-frame.tsx';

type HideSkillsProps = { form: ProfileForm; skills: readonly RankedSkill[] | null };

/** All skills of the result, each with the one thing that can be done about it. */
export function HideSkills({ form, skills }: HideSkillsProps) {
  if (skills === null) return <NoSkills />;
  const { hiddenSkillIds } = form.values;
  const isShown = ({ skillId }: RankedSkill) => !hiddenSkillIds.includes(skillId);
  const show = (id: number, isWanted: boolean) => {
    const others = hiddenSkillIds.filter((hidden) => hidden !== id);
    form.setFieldValue('hiddenSkillIds', isWanted ? others : [...others, id]);
  };
  return (
    <SkillsFrame shown={skills.filter(isShown).length} of={skills.length}>
      {skills.map((skill) => (
        <SkillRow key={skill.skillId} skill={skill}>
          <Switch
            className={look('rigid')}
            aria-label={profileTexts.skills.showNamed(skill.name)}
            checked={isShown(skill)}
            onChange={(event) => show(skill.skillId, event.currentTarget.checked)}
          />
        </SkillRow>
      ))}
    </SkillsFrame>
  );
}
