type Row = {
  id: string;
  name: string;
  slug: string;
  createdAt: Date;
  description: string;
  imprint: string;
  values: string[];
  isPublic: boolean;
  needsReview: boolean;
  logo: string | null;
  version: number;
};

const presentLogo = (key: string | null) => ({
  hasLogo: key !== null,
  logoUrl: key === null ? null : `/files/${key}`,
});

/** The organisation as its members see it. */
export const presentOrganisation = ({ id, logo, ...row }: Row) => ({
  organisationId: id,
  ...row,
  ...presentLogo(logo),
});

/** The organisation as everybody sees it, once it wants to be seen. */
export const presentPublicOrganisation = ({ name, slug, description, imprint, values, logo }: Row) => ({
  name,
  slug,
  description,
  imprint,
  values,
  ...presentLogo(logo),
});
