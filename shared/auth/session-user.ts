export const userTypes = ['applicant', 'company'] as const;
export type UserType = (typeof userTypes)[number];

export const platformRoles = ['platform_admin', 'support'] as const;
export type PlatformRole = (typeof platformRoles)[number];

export const organisationRoles = ['owner', 'admin', 'editor', 'viewer'] as const;
export type OrganisationRole = (typeof organisationRoles)[number];

/** The signed-in person as the browser knows them: nothing in here is a secret of somebody else. */
export type SessionUser = {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  companyName: string | null;
  userType: UserType;
  platformRole: PlatformRole | null;
  /** `isLocked`: by staff; its members see why, and nothing else of it. */
  organisation: { organisationId: string; name: string; role: OrganisationRole; isLocked: boolean } | null;
};

export const isStaff = (user: SessionUser): boolean => user.platformRole !== null;
