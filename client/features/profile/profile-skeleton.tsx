import { Box, Tabs } from '@mantine/core';
import { profileTexts as texts } from '#shared/texts/profile.ts';
import { Fact } from '../../components/fact.tsx';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { standIn } from '../../components/ghost/stand-in.ts';
import { look } from '../../components/look/look.ts';
import { profileTabs } from './profile-address.ts';
import { ProfileBar } from './profile-bar.tsx';

/** Title, tabs and the first facts. */
export function ProfileSkeleton() {
  const { personal } = texts;
  return (
    <Ghost>
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
      <Box component="dl" className={look('stack', 'gap20', 'reading')}>
        <Fact term={personal.name}>{standIn(6, 9)}</Fact>
        <Fact term={personal.email}>{standIn(24)}</Fact>
        <Fact term={personal.phone}>{standIn(12)}</Fact>
        <Fact term={personal.location}>{standIn(5, 9)}</Fact>
        <Fact term={personal.bio}>{standIn(9, 7, 12, 8, 11, 6, 9, 13, 7, 10)}</Fact>
      </Box>
    </Ghost>
  );
}
