import type { TestProgress } from '#shared/tests/state.ts';
import { testsOverviewTexts as texts } from '#shared/texts/tests.ts';
import { LinkButton } from '../../components/link-button.tsx';
import classes from './card-actions.module.css';

type CardActionsProps = {
  status: TestProgress['status'];
  hasOpenRun: boolean;
  testPath: string;
  resultPath: string;
  testTitle: string;
};

/** Going on with an open run; a completed test shows its result and may be repeated. */
export function CardActions({ status, hasOpenRun, testPath, resultPath, testTitle }: CardActionsProps) {
  const about = <span className={classes['hidden']}>: {testTitle}</span>;
  if (status !== 'finished')
    return (
      <LinkButton to={testPath} kind="action" size="lg">
        <span>
          {texts.proceed}
          {about}
        </span>
      </LinkButton>
    );
  return (
    <div className={classes['actions']}>
      <LinkButton to={resultPath} size="lg">
        <span>
          {texts.showResult}
          {about}
        </span>
      </LinkButton>
      {/* The values test asks itself whether to repeat: its address shows the result first. */}
      {testPath !== resultPath && (
        <LinkButton to={testPath} kind="plain">
          <span>
            {hasOpenRun ? texts.proceed : texts.repeat}
            {about}
          </span>
        </LinkButton>
      )}
    </div>
  );
}
