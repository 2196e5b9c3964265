import { Box, Center, Group, Text } from '@mantine/core';
import { initialsOf, memberName } from '#shared/members/member.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts as texts } from '#shared/texts/members/members.ts';
import common from '../../components/common.module.css';
import { EmailText } from '../../components/email-text.tsx';

export function MemberIdentity({ member }: { member: MemberView }) {
  const name = memberName(member);
  return (
    <Group gap={14} wrap="nowrap" miw={0}>
      <Avatar person={member} />
      <Box miw={0}>
        <Text lh={1.35} fw={600} className={common.anywhere}>
          {name === member.email ? <EmailText email={name} /> : name}{' '}
          {member.isSelf && (
            <Text span c="dimmed" fw={400}>
              {texts.self}
            </Text>
          )}
        </Text>
        {name !== member.email && (
          <Text c="dimmed" fz="sm" className={`${common.anywhere} ${common.unhyphenated}`}>
            <EmailText email={member.email} />
          </Text>
        )}
      </Box>
    </Group>
  );
}

type AvatarProps = { person: { firstName: string; lastName: string; email: string } };

function Avatar({ person }: AvatarProps) {
  return (
    <Center
      component="span"
      w="2.5rem"
      h="2.5rem"
      bdrs="1.25rem 0.375rem 0.375rem 1.25rem"
      lts="0.01em"
      flex="none"
      c="bright"
      fz="sm"
      fw={650}
      bg="var(--pg-fit-soft)"
      aria-hidden="true"
    >
      {initialsOf(person)}
    </Center>
  );
}
