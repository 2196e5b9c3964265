export const aimTexts = {
  mark: '1',
  markLabel: 'Fußnote 1: ein Ziel, kein Messwert',
  note: 'Diese Zahlen sind Ziele, die sich Passgenau selbst setzt, keine Messwerte. An ihnen wollen wir uns messen lassen.',
  back: 'Zurück zu den Zahlen',
} as const;
