import type { BackupProblem } from '../texts/admin/backups.ts';

/** Why a proof could not run. */
export const proofSkipNames = ['none', 'disk', 'postgres', 'passphrase', 'running'] as const;
/** The step of a proof that failed. */
export const proofProblemNames = [
  'unreadable',
  'restore',
  'content',
  'update',
  'audit',
  'start',
  'use',
  'aborted',
] as const;

export type ProofSkip = (typeof proofSkipNames)[number];
export type ProofProblem = (typeof proofProblemNames)[number];

export type BackupOverview = {
  isOn: boolean;
  isEncrypted: boolean;
  isRunning: boolean;
  last: { at: Date; bytes: number } | null;
  failed: { at: Date; problem: BackupProblem } | null;
  proof: {
    isOn: boolean;
    isRunning: boolean;
    passedAt: Date | null;
    failed: { at: Date; problem: ProofProblem } | null;
    skipped: { at: Date; reason: ProofSkip } | null;
  };
  /** Newest first; those of this process’s folder. */
  stored: Array<{ name: string; at: Date; bytes: number; isEncrypted: boolean }>;
};
