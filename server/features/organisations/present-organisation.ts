import type { CompanyImprint } from '#shared/organisations/imprint.ts';
import type { StoredImprint } from '#shared/organisations/verification.ts';

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
  verifiedAt: Date | null;
};

const presentLogo = (key: string | null) => ({
  hasLogo: key !== null,
  logoUrl: key === null ? null : `/files/${key}`,
});

export const presentOrganisation = ({ id, logo, verifiedAt: _, ...row }: Row) => ({
  organisationId: id,
  ...row,
  ...presentLogo(logo),
});

export const presentPublicOrganisation = (
  {
    name,
    slug,
    description,
    imprint,
    values,
    logo,
    verifiedAt,
    check,
  }: Row & { check: { domain: string | null } | null },
  { legal, isCheckRequired }: { legal: StoredImprint | null; isCheckRequired: boolean },
) => ({
  name,
  slug,
  description,
  imprint,
  legal: legal && imprintOf(legal),
  isUnverified: isCheckRequired && verifiedAt === null,
  confirmedDomain: verifiedAt === null ? null : (check?.domain ?? null),
  values,
  ...presentLogo(logo),
});

const imprintOf = ({ version: _, ...imprint }: StoredImprint): CompanyImprint => imprint;
