import { Box, Group } from '@mantine/core';
import { memberName } from '#shared/members/name.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts as texts } from '#shared/texts/members/members.ts';
import { EmailText } from '../../components/email-text.tsx';
import { look } from '../../components/look/look.ts';
import { Avatar } from './avatar.tsx';

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
