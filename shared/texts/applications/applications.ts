import type { ApplicationStatus, RefusalReason } from '../../applications/status.ts';

export const applicationStatusNames = {
  applied: 'Beworben',
  reviewing: 'In Prüfung',
  invited: 'Eingeladen',
  hired: 'Eingestellt',
  refused: 'Abgesagt',
  withdrawn: 'Zurückgezogen',
} satisfies Record<ApplicationStatus, string>;

/** None relates to a protected characteristic (AGG § 1). */
export const refusalReasonNames = {
  filled: 'Die Stelle ist besetzt',
  otherChosen: 'Für eine andere Bewerbung entschieden',
  requirements: 'Kenntnisse oder Nachweise fehlen',
  experience: 'Erfahrung im Aufgabengebiet fehlt',
  workPermit: 'Arbeitserlaubnis liegt nicht vor',
  availability: 'Beginn oder Arbeitszeit passt nicht',
  payExpectation: 'Vorstellungen zum Gehalt liegen zu weit auseinander',
  jobCancelled: 'Die Stelle wird nicht besetzt',
} satisfies Record<RefusalReason, string>;

export const refusalSentences = {
  filled: 'Die Stelle ist inzwischen besetzt.',
  otherChosen: 'Wir haben uns für eine andere Bewerbung entschieden.',
  requirements:
    'Für diese Stelle brauchen wir Kenntnisse oder Nachweise, die wir in Ihrer Bewerbung nicht gefunden haben.',
  experience: 'Für diese Stelle suchen wir mehr Erfahrung in genau diesem Aufgabengebiet.',
  workPermit: 'Die Arbeitserlaubnis, die wir für diese Stelle brauchen, liegt zum vorgesehenen Beginn nicht vor.',
  availability: 'Beginn oder Arbeitszeit der Stelle und Ihre Möglichkeiten passen leider nicht zusammen.',
  payExpectation: 'Beim Gehalt liegen Ihre Vorstellungen und unsere Möglichkeiten leider zu weit auseinander.',
  jobCancelled: 'Wir besetzen diese Stelle nun doch nicht.',
} satisfies Record<RefusalReason, string>;
