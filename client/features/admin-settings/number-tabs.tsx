import { NumberForm } from './number-form.tsx';
import { WithSettings } from './with-settings.tsx';

export const LimitsTab = ({ mayChange }: { mayChange: boolean }) => (
  <WithSettings>{({ limits }) => <NumberForm section="limits" view={limits} mayChange={mayChange} />}</WithSettings>
);

export const RetentionTab = ({ mayChange }: { mayChange: boolean }) => (
  <WithSettings>
    {({ retention }) => <NumberForm section="retention" view={retention} mayChange={mayChange} />}
  </WithSettings>
);
