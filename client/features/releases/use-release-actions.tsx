import { isRequiredScope, narrowerThan, type ReleaseScope } from '#shared/releases/scope.ts';
import type { OwnRelease } from '#shared/releases/state.ts';
import {
  narrowReleaseTexts,
  ownReleasesTexts as texts,
  withdrawReleaseTexts,
} from '#shared/texts/releases/own-releases.ts';
import { ask, ChoiceState } from '../../components/ask/ask.tsx';
import { ScopeChoice } from '../../components/release-form/scope-choice.tsx';
import { useSendsMail } from '../../lib/session.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';

/** Only a job says which strengths are required. */
const offeredScopes = ({ scope, jobTitle, applications }: OwnRelease): ReleaseScope[] =>
  narrowerThan(scope).filter((one) => !isRequiredScope(one) || jobTitle !== null || applications.count > 0);

export function useReleaseActions(onDone: (sentence: string) => void) {
  const sendsMail = useSendsMail();
  const onSettled = useReleaseRefresh();
  const narrowing = trpc.releases.narrow.useMutation({ onSettled });
  const withdrawing = trpc.releases.withdraw.useMutation({ onSettled });
  const narrow = (release: OwnRelease) => {
    const { releaseId, company, parts } = release;
    const { count, areRefused } = release.applications;
    const scopes = offeredScopes(release);
    let scope = scopes.at(-1) ?? 'anonymous';
    ask({
      title: narrowReleaseTexts.title(company.name),
      text: narrowReleaseTexts.text(areRefused ? 0 : count, {
        sendsMail,
        hasNamed: scopes.some((one) => one !== 'anonymous'),
      }),
      body: (
        <ChoiceState
          initialValue={scope}
          onChange={(chosen) => {
            scope = chosen;
          }}
        >
          {(value, choose) => (
            <ScopeChoice label={narrowReleaseTexts.label} {...{ scopes, parts }} scope={value} onChoose={choose} />
          )}
        </ChoiceState>
      ),
      confirmLabel: narrowReleaseTexts.confirm,
      isDangerous: false,
      run: () => narrowing.mutateAsync({ releaseId, scope }),
      failed: texts.actionFailed,
      onDone: () => onDone(texts.narrowed(company.name)),
    });
  };
  const withdraw = ({ releaseId, company, applications }: OwnRelease) =>
    ask({
      title: withdrawReleaseTexts.title(company.name),
      text:
        applications.count === 0
          ? withdrawReleaseTexts.text
          : `${withdrawReleaseTexts.text} ${withdrawReleaseTexts.applications(applications)}`,
      confirmLabel: withdrawReleaseTexts.confirm,
      run: () => withdrawing.mutateAsync({ releaseId }),
      failed: texts.actionFailed,
      onDone: () => onDone(texts.withdrawn(company.name)),
    });
  return { narrow, withdraw };
}
