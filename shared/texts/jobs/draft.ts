export const jobFieldErrors = {
  yearFar: 'Das Jahr liegt zu weit entfernt.',
  cents: 'Höchstens zwei Stellen nach dem Komma.',
  halfHours: 'In Schritten von einer halben Stunde.',
  skillsMost: (most: number) => `Höchstens ${most} Fähigkeiten.`,
  skillTwice: 'Jede Fähigkeit nur einmal.',
  payOrder: 'Das liegt unter dem Betrag davor.',
  hoursOrder: 'Das liegt unter der Zahl davor.',
} as const;

export const jobExample = {
  key: 'beispiel-1',
  title: 'Pflegefachkraft für die Hausgemeinschaft (m/w/d)',
  description:
    'In unserer Hausgemeinschaft leben 21 Menschen. Sie pflegen und begleiten sie nach einem Plan, den Sie mitschreiben.\n\nDer Dienstplan steht sechs Wochen im Voraus.',
  town: 'Göttingen',
  skills: ['Empathie', 'Teamfähigkeit', 'Resilienz'],
  question: 'Welche Schichten passen gut in Ihr Leben?',
} as const;
