/** What staff can take away, and on what ground: against the law, or against the terms of use (DSA Art. 17(3)). */
const decisionKinds = ['organisation', 'course', 'job'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

export const grounds = ['illegal', 'terms'] as const;
export type Ground = (typeof grounds)[number];

/** A decision as the organisation reads it. It holds until it is lifted. */
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

/** The same with who it was, as staff reads it; null for an account that is gone. */
export type DecisionWithNames = Decision & {
  decidedBy: string | null;
  answeredBy: string | null;
  liftedBy: string | null;
};

/** `mayAnswer`: the person is owner or admin of the organisation. */
export type OwnDecisions = { decisions: Decision[]; mayAnswer: boolean };
