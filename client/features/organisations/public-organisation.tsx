import { useId } from 'react';
import { companyPageTexts as texts } from '#shared/texts/organisations.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { OrganisationLogo } from './organisation-logo.tsx';
import classes from './public-organisation.module.css';
import { ValueList } from './value-list.tsx';

type PublicOrganisationProps = {
  organisation: { name: string; description: string; values: string[]; imprint: string; logoUrl: string | null };
};

/** Only what the organisation has filled in; nothing stands empty in public. */
export function PublicOrganisation({ organisation }: PublicOrganisationProps) {
  const { name, description, values, imprint, logoUrl } = organisation;
  usePageTitle(name);
  return (
    <article className={classes.page}>
      {logoUrl !== null && (
        <div className={classes.logo}>
          <OrganisationLogo url={logoUrl} name={name} />
        </div>
      )}
      <h1 className={classes.name}>{name}</h1>
      {description !== '' && <p className={classes.description}>{description}</p>}
      {values.length > 0 && <ValuesPart values={values} />}
      {imprint !== '' && <ImprintPart imprint={imprint} />}
    </article>
  );
}

function ValuesPart({ values }: { values: string[] }) {
  const titleId = useId();
  return (
    <section className={classes.part} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        {texts.values}
      </h2>
      <ValueList values={values} />
    </section>
  );
}

function ImprintPart({ imprint }: { imprint: string }) {
  const titleId = useId();
  return (
    <section className={classes.part} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        {texts.imprint}
      </h2>
      <p className={classes.imprint}>{imprint}</p>
    </section>
  );
}
