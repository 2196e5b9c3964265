import type { ReleaseScope } from '../../releases/scope.ts';
import { scopeName } from '../candidates/view.ts';
import { testMinutes } from '../words.ts';

export const createReleaseTexts = {
  forCompany: 'Ergebnis zeigen',
  onlyRelease: 'Ergebnis zeigen, ohne sich zu bewerben',
  meaning: 'Das Unternehmen kann Ihnen dann schreiben. Was es sieht, wählen Sie vorher, und Sie beenden es jederzeit.',
  title: (company: string) => `Ergebnis zeigen: ${company}`,
  confirm: 'Ergebnis zeigen',
  /** `lacksSkills`: the company sees no strengths yet. */
  updateTitle: (company: string, lacksSkills: boolean) =>
    `${lacksSkills ? 'Stärken' : 'Neuen Stand'} zeigen: ${company}`,
  update: (lacksSkills: boolean) => (lacksSkills ? 'Stärken zeigen' : 'Neuen Stand zeigen'),
  unsure:
    'Ihr Ergebnis ist noch unsicher. Das Unternehmen liest: sagt weniger aus als andere, Antworten auffällig. In Ruhe wird es genauer.',
  /** Before the choice. */
  otherwise: 'Sonst bleibt alles, wie es ist.',
  /** In place of a benefit, if an unsure result lowers the match. */
  optional: (hasApplied: boolean) => (hasApplied ? 'Ihre Bewerbung läuft auch so.' : 'Sie müssen das nicht zeigen.'),
  optionalBenefit: 'Mit Stärken sieht das Unternehmen auch, was Sie mitbringen.',
  repeatFirst: (test: keyof typeof testMinutes) => `Erst wiederholen (${testMinutes[test]})`,
  finishFirst: 'Erst den Test zu Ende machen',
  done: (company: string, scope: ReleaseScope, hasSkills: boolean) =>
    `${company} sieht Sie ab jetzt ${scopeName(scope, hasSkills)}.`,
  toList: 'Ansehen, was ich zeige',
} as const;
