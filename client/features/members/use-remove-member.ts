import { memberName } from '#shared/members/name.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts as texts } from '#shared/texts/members/members.ts';
import { ask } from '../../components/ask/ask.tsx';
import { trpc } from '../../trpc.ts';

/** Asks, and removes. `onRemoved` runs once the list no longer shows them: the pressed button has gone with its row. */
export function useRemoveMember(organisationName: string, onRemoved: (name: string) => void) {
  const utils = trpc.useUtils();
  const remove = trpc.members.remove.useMutation({ onSettled: () => utils.members.page.invalidate() });
  return (member: MemberView) => {
    const name = memberName(member);
    ask({
      title: texts.removeTitle,
      text: texts.removeText(name, organisationName),
      confirmLabel: texts.remove,
      run: () => remove.mutateAsync({ userId: member.userId }),
      failed: texts.removeFailed,
      onDone: () => onRemoved(name),
    });
  };
}
