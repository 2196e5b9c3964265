import type { BackupProblem } from '../texts/admin/backups.ts';

export type BackupOverview = {
  isOn: boolean;
  isEncrypted: boolean;
  isRunning: boolean;
  last: { at: Date; bytes: number } | null;
  failed: { at: Date; problem: BackupProblem } | null;
  /** Newest first; those of this process’s folder. */
  stored: Array<{ name: string; at: Date; bytes: number; isEncrypted: boolean }>;
};
