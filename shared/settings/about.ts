/** What staff sees of an installation. Of services only whether they are set. */
export type About = {
  version: string;
  node: string;
  database: { version: string; bytes: number };
  migrations: { count: number; last: string | null };
  storage: {
    driver: 'folder' | 'minio';
    total: { bytes: number; files: number };
    /** The largest first. Without organisation: what people made for themselves. */
    largest: Array<{ orgId: string | null; name: string | null; bytes: number; files: number }>;
  };
  services: { smtp: boolean; minio: boolean; ai: boolean };
  startedAt: Date;
};
