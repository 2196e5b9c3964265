import { join } from 'node:path';
import type { OrganisationRole, PlatformRole, UserType } from '#shared/auth/session-user.ts';
import type { CompanyImprint } from '#shared/organisations/imprint.ts';
import { companyNameKey } from '#shared/organisations/name-key.ts';
import { addMs, days } from '../core/runtime/clock.ts';
import type { Env } from '../core/runtime/env.ts';

export type DemoPerson = {
  firstName: string;
  lastName: string;
  email: string;
  label: string;
  userType: UserType;
  platformRole: PlatformRole | null;
  organisationRole: OrganisationRole | null;
  organisation?: string;
};

export const accountsFile = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => join(DATA_DIR, 'demo-accounts.json');

export const demoLocked = { firstName: 'Torsten', lastName: 'Riedel', email: 'torsten.riedel@demo.example' } as const;

function verificationData(name: string, imprint: CompanyImprint) {
  const [nameKey, verifiedAt] = [companyNameKey(name), addMs(new Date(), -days(155))];
  const legalNameKey = companyNameKey(imprint.legalName);
  return {
    ...{ nameKey, verifiedAt },
    legal: { create: { ...imprint, legalNameKey, updatedAt: verifiedAt } },
    check: { create: { method: 'staff', verifiedKeys: [...new Set([nameKey, legalNameKey])] } },
  };
}

export const demoOrganisation = {
  name: 'Lindenhof Pflege und Wohnen',
  slug: 'lindenhof-pflege-und-wohnen',
  description:
    'Im Lindenhof leben 84 ältere Menschen in vier Hausgemeinschaften. Wir kochen selbst, der Garten gehört allen, und wer bei uns arbeitet, plant den eigenen Dienst mit.',
  imprint: 'Geschäftsführung: Miriam Okonkwo',
  ...verificationData('Lindenhof Pflege und Wohnen', {
    ...{
      legalName: 'Lindenhof Pflege und Wohnen gGmbH',
      street: 'Am Anger 7',
      postalCode: '37073',
      town: 'Göttingen',
      country: 'DE',
    },
    ...{ email: 'kontakt@lindenhof.example', phone: '+49 551 5550 140', register: 'Amtsgericht Göttingen, HRB 204871' },
  }),
  values: ['Familie', 'Geduld', 'Respekt', 'Natur', 'Humor'],
  isPublic: true,
};

const metalworks = {
  name: 'Fuldatal Metallbau',
  slug: 'fuldatal-metallbau',
  description:
    'Seit 1958 bauen wir Treppen, Geländer und Balkone aus Stahl. Neunzehn Menschen, eine Werkstatt am Fluss, und jedes Stück verlässt sie erst, wenn es passt.',
  imprint: 'Geschäftsführung: Cornelia Brandt',
  ...verificationData('Fuldatal Metallbau', {
    ...{
      legalName: 'Fuldatal Metallbau GmbH',
      street: 'Uferstraße 3',
      postalCode: '34117',
      town: 'Kassel',
      country: 'DE',
    },
    ...{
      email: 'werkstatt@fuldatal-metallbau.example',
      phone: '+49 561 5550 118',
      register: 'Amtsgericht Kassel, HRB 17342',
    },
  }),
  values: ['Handwerk', 'Zuverlässigkeit', 'Genauigkeit', 'Zusammenhalt', 'Leistung', 'Tradition'],
  isPublic: true,
};

const softwareHouse = {
  name: 'Zählwerk Energiesoftware',
  slug: 'zaehlwerk-energiesoftware',
  description:
    'Unsere Software zeigt Kommunen, wo ihre Energie bleibt. Wir sind zwölf, arbeiten verteilt und messen uns daran, wie viel am Ende nicht verbraucht wird.',
  imprint: 'Geschäftsführung: Jonas Adeyemi',
  ...verificationData('Zählwerk Energiesoftware', {
    ...{
      legalName: 'Zählwerk Energiesoftware GmbH',
      street: 'Speicherweg 12',
      postalCode: '20457',
      town: 'Hamburg',
      country: 'DE',
    },
    ...{ email: 'hallo@zaehlwerk.example', phone: '+49 40 5550 176', register: 'Amtsgericht Hamburg, HRB 168230' },
  }),
  values: ['Nachhaltigkeit', 'Neugier', 'Freiheit', 'Transparenz', 'Lernen', 'Vertrauen', 'Gestaltung'],
  isPublic: true,
};

export const demoOrganisations = [demoOrganisation, metalworks, softwareHouse] as const;

const company = { userType: 'company', platformRole: null } as const;

/** One person per role. The domain is reserved, so that mails cannot reach real people. */
export const demoPeople: readonly DemoPerson[] = [
  {
    firstName: 'Jana',
    lastName: 'Petersen',
    email: 'jana.petersen@demo.example',
    label: 'Bewerberin',
    userType: 'applicant',
    platformRole: null,
    organisationRole: null,
  },
  {
    firstName: 'Miriam',
    lastName: 'Okonkwo',
    email: 'miriam.okonkwo@demo.example',
    label: 'Eigentümerin',
    ...company,
    organisationRole: 'owner',
  },
  {
    firstName: 'Tobias',
    lastName: 'Hartwig',
    email: 'tobias.hartwig@demo.example',
    label: 'Administrator',
    ...company,
    organisationRole: 'admin',
  },
  {
    firstName: 'Leyla',
    lastName: 'Yıldırım',
    email: 'leyla.yildirim@demo.example',
    label: 'Bearbeiterin',
    ...company,
    organisationRole: 'editor',
  },
  {
    firstName: 'Franz',
    lastName: 'Oberhuber',
    email: 'franz.oberhuber@demo.example',
    label: 'Betrachter',
    ...company,
    organisationRole: 'viewer',
  },
  {
    firstName: 'Sönke',
    lastName: 'Brodersen',
    email: 'soenke.brodersen@demo.example',
    label: 'Unternehmen, neu',
    ...company,
    organisationRole: null,
  },
  {
    firstName: 'Cornelia',
    lastName: 'Brandt',
    email: 'cornelia.brandt@demo.example',
    label: 'Chefin, Metallbau',
    ...company,
    organisationRole: 'owner',
    organisation: metalworks.slug,
  },
  {
    firstName: 'Jonas',
    lastName: 'Adeyemi',
    email: 'jonas.adeyemi@demo.example',
    label: 'Chef, Software',
    ...company,
    organisationRole: 'owner',
    organisation: softwareHouse.slug,
  },
  {
    firstName: 'Nadine',
    lastName: 'Weißgerber',
    email: 'support@demo.example',
    label: 'Support',
    userType: 'applicant',
    platformRole: 'support',
    organisationRole: null,
  },
  {
    firstName: 'Henrik',
    lastName: 'Sommerfeld',
    email: 'admin@demo.example',
    label: 'Plattform-Admin',
    userType: 'applicant',
    platformRole: 'platform_admin',
    organisationRole: null,
  },
];
