import { Switch, type SwitchProps } from '@mantine/core';
import classes from './settings.module.css';

/** A switch whose track is to be seen when it is off, too. */
export function SettingsSwitch(props: SwitchProps) {
  return <Switch classNames={{ track: classes.track }} {...props} />;
}
