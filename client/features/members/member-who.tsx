import { memberName } from '#shared/members/name.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts as texts } from '#shared/texts/members.ts';
import { EmailText } from '../../components/email-text.tsx';
import { Avatar } from './avatar.tsx';
import classes from './members.module.css';

/** Initials, name and address of a member; the address only once where it stands for the name. */
export function MemberWho({ member }: { member: MemberView }) {
  const name = memberName(member);
  return (
    <div className={classes.who}>
      <Avatar person={member} />
      <div className={classes.words}>
        <p className={classes.name}>
          {name === member.email ? <EmailText email={name} /> : name}{' '}
          {member.isSelf && <span className={classes.self}>{texts.self}</span>}
        </p>
        {name !== member.email && (
          <p className={classes.email}>
            <EmailText email={member.email} />
          </p>
        )}
      </div>
    </div>
  );
}
