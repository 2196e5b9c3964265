import { logoTexts as texts } from '#shared/texts/assets.ts';
import classes from './organisation-logo.module.css';

/** Logos come in every shape: never cropped, never larger than their place. */
export function OrganisationLogo({ url, name }: { url: string; name: string }) {
  return <img className={classes.logo} src={url} alt={texts.alt(name)} />;
}
