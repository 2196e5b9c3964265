const decisionKinds = ['organisation', 'course', 'job'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

export const grounds = ['illegal', 'terms'] as const;
export type Ground = (typeof grounds)[number];

export type Decision = {
  decisionId: string;
  kind: DecisionKind;
  resourceId: string;
  title: string;
  ground: Ground;
  reason: string;
  decidedAt: Date;
  answer: string;
  answeredAt: Date | null;
  liftedAt: Date | null;
  liftReason: string;
};

export type DecisionWithNames = Decision & {
  decidedBy: string | null;
  answeredBy: string | null;
  liftedBy: string | null;
};

export type OwnDecisions = { decisions: Decision[]; mayAnswer: boolean };
