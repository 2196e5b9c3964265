import { Alert, Box, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react';
import type { ProfileContent } from '#shared/profile/schema.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { ConflictNotice } from '../../components/conflict-notice/conflict-notice.tsx';
import type { ProfileSaves } from './saving/profile-saves.ts';
import { useSaveView } from './saving/use-profile-saves.ts';

const { saving: texts, tab: tabNames } = profileTexts;

type ProfileNoticesProps = {
  saves: ProfileSaves;
  onApply: (values: ProfileContent) => void;
  editedTab: ProfileTab | null;
  onTab: (tab: ProfileTab) => void;
};

export function ProfileNotices({ saves, onApply, editedTab, onTab }: ProfileNoticesProps) {
  const { problem, lost, refusal, errors } = useSaveView(saves);
  const applyValues = (newValues: ProfileContent | null) => newValues !== null && onApply(newValues);
  const failure = refusal ?? (saves.isFailing() ? lost : null);
  const invalidTabs = Object.keys(errors).map(tabOfField);
  return (
    <>
      {problem?.kind === 'conflict' && (
        <Box mb="lg">
          <ConflictNotice
            title={texts.stale.title}
            text={texts.stale.text}
            choices={[
              { label: texts.stale.keep, onClick: () => applyValues(saves.keepMine()), isMain: true },
              { label: texts.stale.reload, onClick: () => applyValues(saves.acceptTheirs()) },
            ]}
          />
        </Box>
      )}
      {failure !== null && (
        <Alert mb="lg" color="red" icon={<IconCloudOff stroke={1.75} />} title={texts.failedTitle} role="alert">
          {failure}
        </Alert>
      )}
      {invalidTabs[0] !== undefined && !invalidTabs.some((tab) => tab === editedTab) && (
        <InvalidTabNote tab={invalidTabs[0]} onTab={onTab} />
      )}
    </>
  );
}

function InvalidTabNote({ tab, onTab }: { tab: ProfileTab; onTab: (tab: ProfileTab) => void }) {
  return (
    <Alert mb="lg" color="amber" icon={<IconAlertTriangle stroke={1.75} />} title={texts.failedTitle} role="alert">
      <p>{texts.flawed}</p>
      <Button mt="sm" size="sm" variant="default" onClick={() => onTab(tab)}>
        {texts.flawedIn(tabNames[tab])}
      </Button>
    </Alert>
  );
}

/** Names the empty parts of the profile; nothing if it is complete. */
export function MissingParts({ profile }: { profile: Pick<ProfileContent, MissingField> }) {
  const missing = missingFields.filter((field) => profile[field].length === 0);
  if (missing.length === 0) return null;
  return (
    <Text mb="lg" c="dimmed" fz="sm" maw="var(--pg-reading)">
      {profileTexts.missing(missing)}
    </Text>
  );
}

const missingFields = ['phone', 'location', 'bio', 'experience', 'education'] as const;
type MissingField = (typeof missingFields)[number];

export const profileTabs = ['personal', 'experience', 'education', 'skills'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const tabOf = (name: string | null): ProfileTab => profileTabs.find((tab) => tab === name) ?? 'personal';

export const modeParam = 'mode';
export const editMode = 'edit';

function tabOfField(path: string): ProfileTab {
  const [field] = path.split('.');
  if (field === 'hiddenSkillIds') return 'skills';
  return field === 'experience' || field === 'education' ? field : 'personal';
}
