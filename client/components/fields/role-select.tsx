import { Select } from '@mantine/core';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { roleNames } from '#shared/texts/members/roles.ts';

type RoleSelectProps = {
  roles: readonly OrganisationRole[];
  value: OrganisationRole;
  onChange: (role: OrganisationRole) => void;
  disabled?: boolean;
  className?: string | undefined;
} & ({ label: string } | { 'aria-label': string });

export function RoleSelect({ roles, onChange, className = '', ...props }: RoleSelectProps) {
  const choose = (value: string | null) => {
    const role = roles.find((one) => one === value);
    if (role !== undefined) onChange(role);
  };
  return (
    <Select
      {...props}
      className={className}
      data={roles.map((role) => ({ value: role, label: roleNames[role] }))}
      allowDeselect={false}
      onChange={choose}
    />
  );
}
