import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ProfileContent } from '#shared/profile/schema.ts';
import type { OwnProfile } from '#shared/profile/state.ts';
import { profileTexts as texts } from '#shared/texts/profile.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { EducationForm } from './edit/education-form.tsx';
import { ExperienceForm } from './edit/experience-form.tsx';
import { PersonalForm } from './edit/personal-form.tsx';
import { FilesSection } from './files/files-section.tsx';
import { editMode, modeParam, type ProfileTab, profileTabs, tabOf } from './profile-address.ts';
import { ProfileBar } from './profile-bar.tsx';
import { ProfileNotices } from './profile-notices.tsx';
import type { ProfileSaves } from './saving/profile-saves.ts';
import { useSaveState } from './saving/use-profile-saves.ts';
import { HideSkills } from './skills/hide-skills.tsx';
import { SkillsView } from './skills/skills-view.tsx';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';
import { EducationView, ExperienceView } from './view/entries-view.tsx';
import { PersonalView } from './view/personal-view.tsx';

type OpenProfileProps = {
  own: OwnProfile;
  saves: ProfileSaves;
  /** What the form begins with: what is stored, or what an earlier page could not save. */
  initial: ProfileContent;
};

/** The four parts of the profile, to be read or to be written. */
export function OpenProfile({ own, saves, initial }: OpenProfileProps) {
  const form = useProfileForm(own, saves, initial);
  const state = useSaveState(saves);
  const { params, change } = useAddress();
  const tab = tabOf(params.get('tab'));
  const isEditing = params.get(modeParam) === editMode;
  useLeaveWarning(state !== 'saved');
  const edit = (edited: ProfileTab) => change({ tab: edited, [modeParam]: editMode });
  const parts = isEditing ? editedParts({ own, form }) : shownParts({ own, form, onEdit: () => edit(tab) });
  return (
    <>
      <ProfileBar
        state={state}
        isEditing={isEditing}
        onMode={(isWanted) => (isWanted ? edit(tab) : change({ [modeParam]: '' }))}
      />
      <ProfileNotices saves={saves} onTake={form.setValues} editedTab={isEditing ? tab : null} onTab={edit} />
      <Tabs mb={48} value={tab} onChange={(chosen) => change({ tab: chosen ?? '' })} keepMounted={false}>
        <Tabs.List mb="xl" aria-label={texts.tabs}>
          {profileTabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {texts.tab[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {profileTabs.map((name) => (
          <Tabs.Panel key={name} value={name}>
            {parts[name]()}
          </Tabs.Panel>
        ))}
      </Tabs>
      <FilesSection own={own} form={form} saves={saves} />
    </>
  );
}

type Parts = Record<ProfileTab, () => ReactNode>;

const editedParts = ({ own, form }: { own: OwnProfile; form: ProfileForm }): Parts => ({
  personal: () => <PersonalForm form={form} email={own.email} />,
  experience: () => <ExperienceForm form={form} />,
  education: () => <EducationForm form={form} />,
  skills: () => <HideSkills form={form} skills={own.skills} />,
});

type Shown = { own: OwnProfile; form: ProfileForm; onEdit: () => void };

const shownParts = ({ own, form: { values }, onEdit }: Shown): Parts => ({
  personal: () => <PersonalView profile={values} email={own.email} onEdit={onEdit} />,
  experience: () => <ExperienceView entries={values.experience} onEdit={onEdit} />,
  education: () => <EducationView entries={values.education} onEdit={onEdit} />,
  skills: () => <SkillsView hiddenSkillIds={values.hiddenSkillIds} skills={own.skills} />,
});
