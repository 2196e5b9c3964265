import type { OlderStates } from '../../releases/state.ts';

const unseen = 'Ihre Stärken noch nicht';
const older = 'noch Ihr altes Ergebnis';

/** Without a full stop, as a row of a list. Missing strengths come first. */
export function olderStatesText({ outdated, withoutSkills }: OlderStates): string {
  const count = withoutSkills > 0 ? withoutSkills : outdated;
  return `${count === 1 ? '1 Unternehmen sieht' : `${count} Unternehmen sehen`} ${withoutSkills > 0 ? unseen : older}`;
}

export const olderStateAtCompany = ({ withoutSkills }: OlderStates): string =>
  `Das Unternehmen sieht ${withoutSkills > 0 ? unseen : older}`;

export const olderStatesAction = ({ withoutSkills }: OlderStates): string =>
  withoutSkills > 0 ? 'Jetzt zeigen' : 'Ansehen';
