type Person = { firstName: string; lastName: string; email: string };

/** Who a member is called: name, else address, else 'Unbekannter Benutzer'. */
export function memberName({ firstName, lastName, email }: Person): string {
  return `${firstName} ${lastName}`.trim() || email || 'Unbekannter Benutzer';
}

/** First letters of first and last name, else of the address, else 'U'. */
export function initialsOf({ firstName, lastName, email }: Person): string {
  const first = (text: string) => [...text.trim()][0] ?? '';
  const ofName = firstName.trim() && lastName.trim() ? first(firstName) + first(lastName) : '';
  return (ofName || first(email) || 'U').toLocaleUpperCase('de-DE');
}
