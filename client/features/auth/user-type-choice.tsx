import { Radio } from '@mantine/core';
import { type UserType, userTypes } from '#shared/auth/session-user.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { look } from '../../components/look/look.ts';
import classes from './auth-form.module.css';

type Props = { value: UserType; onChange: (userType: UserType) => void };

export function UserTypeChoice({ value, onChange }: Props) {
  return (
    <Radio.Group
      label={authTexts.userType}
      value={value}
      onChange={(chosen) => onChange(chosen === 'company' ? 'company' : 'applicant')}
    >
      <div className={`${classes.types} ${look('stack', 'halves', 'gap12')}`}>
        {userTypes.map((type) => (
          <Radio
            key={type}
            className={classes.type}
            wrapperProps={{ 'data-chosen': type === value }}
            value={type}
            label={authTexts.userTypes[type]}
            description={authTexts.userTypeHints[type]}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
