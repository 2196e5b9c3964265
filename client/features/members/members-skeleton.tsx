import { Group, Text, Title } from '@mantine/core';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts as texts } from '#shared/texts/members/members.ts';
import common from '../../components/common.module.css';
import { SearchField } from '../../components/fields/search-field.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import type { Member } from '../../lib/member.ts';
import { MemberTable } from './member-table.tsx';

export const placeholderMembers = (count: number): MemberView[] =>
  placeholderItems(count, (index) => ({
    userId: `${index}`,
    firstName: placeholderText(6),
    lastName: placeholderText(8),
    email: `${placeholderText(13)}@${placeholderText(8)}.${placeholderText(3)}`,
    role: index === 0 ? 'owner' : 'editor',
    joinedAt: new Date(0),
    isSelf: index === 0,
  }));

const noop = () => undefined;

export function MembersSkeleton({ viewer }: { viewer: Member }) {
  return (
    <ContentSkeleton>
      <Group gap="0.75rem 2rem" align="flex-end" justify="space-between" mb="md">
        <div>
          <Title order={2} size="h3">
            {texts.list}
          </Title>
          <Text mt={2} c="dimmed" className={common.numbers}>
            {texts.count(4)}
          </Text>
        </div>
        <MemberSearch label={texts.search} value="" onChange={noop} />
      </Group>
      <MemberTable members={placeholderMembers(4)} viewer={viewer} ownerCount={1} onRemove={noop} />
    </ContentSkeleton>
  );
}

type MemberSearchProps = { label: string; value: string; onChange: (typed: string) => void };

export const MemberSearch = ({ label, value, onChange }: MemberSearchProps) => (
  <SearchField
    w="min(22rem, 100%)"
    label={label}
    placeholder={texts.searchPlaceholder}
    maxLength={200}
    typed={value}
    setTyped={onChange}
  />
);
