/** Loaded with public pages. The dialog has its own texts. */
export const createReleaseTexts = {
  forCompany: 'Ergebnis zeigen',
  onlyRelease: 'Ergebnis zeigen, ohne sich zu bewerben',
  meaning: 'Das Unternehmen kann Ihnen dann schreiben. Was es sieht, wählen Sie vorher, und Sie beenden es jederzeit.',
  /** `lacksSkills`: the company sees no strengths yet. */
  update: (lacksSkills: boolean) => (lacksSkills ? 'Stärken zeigen' : 'Neuen Stand zeigen'),
} as const;
