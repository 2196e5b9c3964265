/** Titles that the product gives by itself. */
export const defaultModuleTitle = (position: number): string =>
  position === 0 ? 'Modul 1: Einführung' : `Modul ${position + 1}`;
export const defaultLessonTitle = (position: number): string => `Lektion ${position + 1}`;

/** The title of a copy, within the length that titles may have. */
export const copyTitle = (title: string): string => `${title.slice(0, 190)} (Kopie)`;
