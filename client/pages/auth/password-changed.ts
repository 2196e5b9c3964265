/** What the reset page hands to the sign-in page along with the address: it says so above its form. */
export const passwordChanged = 'password-changed';
