export const userTypes = ['applicant', 'company'] as const;
export type UserType = (typeof userTypes)[number];

export const platformRoles = ['platform_admin', 'support'] as const;
export type PlatformRole = (typeof platformRoles)[number];

export const organisationRoles = ['owner', 'admin', 'editor', 'viewer'] as const;
export type OrganisationRole = (typeof organisationRoles)[number];

/** Security: the browser gets this, so it has no secrets. */
export type SessionUser = {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  companyName: string | null;
  userType: UserType;
  platformRole: PlatformRole | null;
  organisation: { organisationId: string; name: string; role: OrganisationRole; isLocked: boolean } | null;
};

export const isStaff = (user: SessionUser): boolean => user.platformRole !== null;
