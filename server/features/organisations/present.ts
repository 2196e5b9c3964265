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

/** The organisation as its members see it. */
export const presentOrganisation = ({ id, logo, ...row }: Row) => ({
  organisationId: id,
  ...row,
  hasLogo: logo !== null,
});

/** The organisation as everybody sees it, once it wants to be seen. */
export const presentPublicOrganisation = ({ name, slug, description, imprint, values, logo }: Row) => ({
  name,
  slug,
  description,
  imprint,
  values,
  hasLogo: logo !== null,
});
