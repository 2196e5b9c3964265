/** What staff can take away, and on what ground: against the law, or against the terms of use (DSA Art. 17(3)). */
export const decisionKinds = ['organisation', 'course', 'job'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

export const grounds = ['illegal', 'terms'] as const;
export type Ground = (typeof grounds)[number];
