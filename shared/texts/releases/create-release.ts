import type { ReleaseScope } from '../../releases/scope.ts';
import { scopeNames } from '../candidates/view.ts';

export const createReleaseTexts = {
  forCompany: 'Ergebnis zeigen',
  onlyRelease: 'Ergebnis zeigen, ohne sich zu bewerben',
  meaning: 'Das Unternehmen kann Ihnen dann schreiben. Was es sieht, wählen Sie vorher, und Sie beenden es jederzeit.',
  title: (company: string) => `${company} Ihr Ergebnis zeigen`,
  confirm: 'Ergebnis zeigen',
  updateTitle: (company: string) => `${company} Ihren neuen Stand zeigen`,
  update: 'Neuen Stand zeigen',
  effect: (company: string) => `${company} sieht das, bis Sie es nicht mehr zeigen.`,
  done: (company: string, scope: ReleaseScope) => `${company} sieht Sie ab jetzt ${scopeNames[scope]}.`,
  toList: 'Ansehen, was ich zeige',
} as const;
