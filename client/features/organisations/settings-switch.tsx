import { Switch, type SwitchProps } from '@mantine/core';
import { look } from '../../components/look/look.ts';

/** A switch whose track is to be seen when it is off, too. */
export function SettingsSwitch(props: SwitchProps) {
  return <Switch classNames={{ track: look('fieldLine') }} {...props} />;
}
