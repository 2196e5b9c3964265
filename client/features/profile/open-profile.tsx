import { Box, Button, Group, Switch, Tabs, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { RankedSkillView } from '#shared/assessments/state.ts';
import type { ProfileContent } from '#shared/profile/schema.ts';
import type { OwnProfile } from '#shared/profile/state.ts';
import { profileTexts } from '#shared/texts/assessments/results.ts';
import { profileTexts as texts } from '#shared/texts/profile.ts';
import { DefinitionItem } from '../../components/decision-answer.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderText } from '../../components/skeleton/placeholders.ts';
import { WorkPreferences } from '../../components/work-preferences/work-preferences.tsx';
import { useSession } from '../../lib/session.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { useUrlParams } from '../../lib/use-url-query.ts';
import { trpc } from '../../trpc.ts';
import { EducationForm } from './edit/education-form.tsx';
import { ExperienceForm } from './edit/experience-form.tsx';
import { PersonalForm } from './edit/personal-form.tsx';
import { FilesSection } from './files/files-section.tsx';
import { ProfileBar } from './profile-bar.tsx';
import {
  editMode,
  MissingParts,
  modeParam,
  ProfileNotices,
  type ProfileTab,
  profileTabs,
  tabOf,
} from './profile-notices.tsx';
import type { ProfileSaves } from './saving/profile-saves.ts';
import { useProfileSaves, useSaveState } from './saving/use-profile-saves.ts';
import { SkillRow } from './skills/skill-row.tsx';
import { NoSkills, SkillsFrame } from './skills/skills-frame.tsx';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';
import { EducationView, ExperienceView } from './view/entries-view.tsx';
import { PersonalFacts, PersonalView } from './view/personal-view.tsx';

const { table } = profileTexts;

type OpenProfileProps = {
  own: OwnProfile;
  saves: ProfileSaves;
  /** The stored profile, or unsaved values of an earlier page. */
  initial: ProfileContent;
};

function OpenProfile({ own, saves, initial }: OpenProfileProps) {
  const form = useProfileForm(own, saves, initial);
  const state = useSaveState(saves);
  const { params, change } = useUrlParams();
  const tab = tabOf(params.get('tab'));
  const isEditing = params.get(modeParam) === editMode;
  useLeaveWarning(state !== 'saved');
  const edit = (edited: ProfileTab) => change({ tab: edited, [modeParam]: editMode });
  const parts = isEditing ? editParts({ own, form }) : viewParts({ own, form }, () => edit(tab));
  return (
    <>
      <ProfileBar
        state={state}
        isEditing={isEditing}
        onMode={(isWanted) => (isWanted ? edit(tab) : change({ [modeParam]: '' }))}
      />
      <ProfileNotices saves={saves} onApply={form.setValues} editedTab={isEditing ? tab : null} onTab={edit} />
      <Tabs mb="xl" value={tab} onChange={(chosen) => change({ tab: chosen ?? '' })} keepMounted={false}>
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
      {!isEditing && (
        <>
          <MissingParts profile={form.values} />
          <Work />
        </>
      )}
      <FilesSection own={own} form={form} saves={saves} />
    </>
  );
}

const Work = () => (
  <Box mb="lg">
    <Text c="dimmed" fz="sm">
      <Text span inherit fw={600} c="bright">
        {texts.work.title}
      </Text>
      {`: ${texts.work.text}`}
    </Text>
    <WorkPreferences />
  </Box>
);

type Parts = Record<ProfileTab, () => ReactNode>;

const editParts = ({ own, form }: { own: OwnProfile; form: ProfileForm }): Parts => ({
  personal: () => <PersonalForm form={form} email={own.email} />,
  experience: () => <ExperienceForm form={form} />,
  education: () => <EducationForm form={form} />,
  skills: () => <HideSkills form={form} skills={own.skills} />,
});

function viewParts({ own, form: { values } }: { own: OwnProfile; form: ProfileForm }, onEdit: () => void): Parts {
  const action = <Button onClick={onEdit}>{texts.fill}</Button>;
  return {
    personal: () => <PersonalView profile={values} email={own.email} action={action} />,
    experience: () => <ExperienceView entries={values.experience} action={action} />,
    education: () => <EducationView entries={values.education} action={action} />,
    skills: () => <SkillsView hiddenSkillIds={values.hiddenSkillIds} skills={own.skills} onHide={onEdit} />,
  };
}

type SkillsViewProps = {
  hiddenSkillIds: readonly number[];
  skills: readonly RankedSkillView[] | null;
  onHide: () => void;
};

const firstCount = 5;

function SkillsView({ hiddenSkillIds, skills, onHide }: SkillsViewProps) {
  const [isComplete, setIsComplete] = useState(false);
  if (skills === null) return <NoSkills />;
  const visible = skills.filter(({ skillId }) => !hiddenSkillIds.includes(skillId));
  return (
    <SkillsFrame shownCount={visible.length} totalCount={skills.length}>
      <Box component="ul" mb="lg">
        {visible.slice(0, isComplete ? skills.length : firstCount).map((skill) => (
          <SkillRow key={skill.skillId} skill={skill} of={skills.length} />
        ))}
      </Box>
      <Group gap="sm">
        {visible.length > firstCount && (
          <Button variant="default" aria-expanded={isComplete} onClick={() => setIsComplete(!isComplete)}>
            {isComplete ? table.fewer : table.all(visible.length)}
          </Button>
        )}
        <Button variant="default" onClick={onHide}>
          {texts.skills.hide}
        </Button>
      </Group>
    </SkillsFrame>
  );
}

export default function ProfilePage() {
  usePageTitle(texts.title);
  const session = useSession();
  return session.status === 'signedIn' ? <ProfileEditor userId={session.user.userId} /> : null;
}

function ProfileEditor({ userId }: { userId: string }) {
  const saves = useProfileSaves(userId);
  const query = trpc.profile.own.useQuery(undefined, { refetchOnMount: 'always' });
  const { data: own } = query;
  const [initial, setInitial] = useState<ProfileContent | null>(null);
  // Editing starts with fresh data, because another window may have changed the profile.
  const isFresh = own !== undefined && query.isFetchedAfterMount;
  useEffect(() => {
    if (initial === null && saves !== null && isFresh)
      setInitial(saves.beginEditing({ revision: own.revision, draft: own.profile }));
  }, [initial, saves, isFresh, own]);
  if (own !== undefined && saves !== null && initial !== null)
    return <OpenProfile own={own} saves={saves} initial={initial} />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} />;
  return <ProfileSkeleton />;
}

function ProfileSkeleton() {
  const { personal } = texts;
  return (
    <ContentSkeleton>
      <ProfileBar state="saved" isEditing={false} onMode={() => undefined} />
      <Tabs value={profileTabs[0]}>
        <Tabs.List mb="xl">
          {profileTabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {texts.tab[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <PersonalFacts>
        <DefinitionItem term={personal.name}>{placeholderText(6, 9)}</DefinitionItem>
        <DefinitionItem term={personal.email}>{placeholderText(24)}</DefinitionItem>
        <DefinitionItem term={personal.phone}>{placeholderText(12)}</DefinitionItem>
        <DefinitionItem term={personal.location}>{placeholderText(5, 9)}</DefinitionItem>
      </PersonalFacts>
    </ContentSkeleton>
  );
}

type HideSkillsProps = { form: ProfileForm; skills: readonly RankedSkillView[] | null };

function HideSkills({ form, skills }: HideSkillsProps) {
  if (skills === null) return <NoSkills />;
  const { hiddenSkillIds } = form.values;
  const isShown = ({ skillId }: RankedSkillView) => !hiddenSkillIds.includes(skillId);
  const setSkillShown = (id: number, isWanted: boolean) => {
    const others = hiddenSkillIds.filter((hidden) => hidden !== id);
    form.setFieldValue('hiddenSkillIds', isWanted ? others : [...others, id]);
  };
  return (
    <SkillsFrame shownCount={skills.filter(isShown).length} totalCount={skills.length}>
      <ul>
        {skills.map((skill) => (
          <SkillRow key={skill.skillId} skill={skill} of={skills.length}>
            <Switch
              flex="none"
              aria-label={texts.skills.showNamed(skill.name)}
              checked={isShown(skill)}
              onChange={(event) => setSkillShown(skill.skillId, event.currentTarget.checked)}
            />
          </SkillRow>
        ))}
      </ul>
    </SkillsFrame>
  );
}
