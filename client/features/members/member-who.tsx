import { Box, Group } from '@mantine/core';
import { initialsOf, memberName } from '#shared/members/member.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts as texts } from '#shared/texts/members/members.ts';
import { EmailText } from '../../components/email-text.tsx';
import { look } from '../../components/look/look.ts';

/** Initials, name and address of a member; the address only once where it stands for the name. */
export function MemberWho({ member }: { member: MemberView }) {
  const name = memberName(member);
  return (
    <Group gap={14} wrap="nowrap" className={look('narrowable')}>
      <Avatar person={member} />
      <div className={look('narrowable')}>
        <Box component="p" lh={1.35} className={look('strong', 'anywhere')}>
          {name === member.email ? <EmailText email={name} /> : name}{' '}
          {member.isSelf && <span className={look('muted', 'regular')}>{texts.self}</span>}
        </Box>
        {name !== member.email && (
          <p className={look('muted', 'small', 'anywhere', 'unhyphenated')}>
            <EmailText email={member.email} />
          </p>
        )}
      </div>
    </Group>
  );
}

type AvatarProps = { person: { firstName: string; lastName: string; email: string } };

/** Decorative: the name is next to it. */
function Avatar({ person }: AvatarProps) {
  return (
    <Box
      component="span"
      w="2.5rem"
      h="2.5rem"
      bdrs="1.25rem 0.375rem 0.375rem 1.25rem"
      lts="0.01em"
      className={look('centred', 'rigid', 'ink', 'small', 'bold', 'fitSoft')}
      aria-hidden="true"
    >
      {initialsOf(person)}
    </Box>
  );
}
