import { Button } from '@mantine/core';
import { isMailProblem, mailProblems, testMailTexts as texts } from '#shared/texts/admin/settings.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { look } from '../../components/look/look.ts';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { codeOf, detailsOf, messageOf } from '../../lib/errors.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

/** Whether the mail server takes what we send; the answer is waited for. */
export function TestMail({ mayChange }: { mayChange: boolean }) {
  const options = trpc.auth.options.useQuery();
  const session = useSession();
  const sending = trpc.adminSettings.sendTestMail.useMutation();
  const sendsMail = options.data?.sendsMail ?? true;
  const email = session.status === 'signedIn' ? session.user.email : '';
  return (
    <SettingsSection title={texts.title} text={sendsMail ? texts.text(email) : texts.none}>
      <p>
        {texts.server}: {sendsMail ? texts.isSet : texts.isNotSet}
      </p>
      {mayChange && sendsMail && (
        <>
          <div role="status">
            {sending.isPending && <p className={look('muted')}>{texts.sending}</p>}
            {sending.isSuccess && <p>{texts.sent(sending.data.recipient)}</p>}
          </div>
          <FormError message={sending.error === null ? null : failureOf(sending.error)} />
          <div>
            <Button variant="default" loading={sending.isPending} onClick={() => sending.mutate()}>
              {texts.send}
            </Button>
          </div>
        </>
      )}
    </SettingsSection>
  );
}

/** What is wrong in our words, and what the server has said in its own. */
function failureOf(error: unknown): string {
  const { problem, answer } = detailsOf(error);
  if (codeOf(error) !== 'MAIL_NOT_SENT' || !isMailProblem(problem)) return messageOf(error);
  return typeof answer === 'string' ? `${mailProblems[problem]} ${texts.answer(answer)}` : mailProblems[problem];
}
