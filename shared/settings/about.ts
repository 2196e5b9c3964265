export type About = {
  version: string;
  node: string;
  database: { version: string; bytes: number };
  migrations: { count: number; last: string | null };
  storage: {
    driver: 'folder' | 'minio';
    total: { bytes: number; files: number };
    largest: Array<{ orgId: string | null; name: string | null; bytes: number; files: number }>;
  };
  services: { smtp: boolean; minio: boolean; ai: boolean };
  startedAt: Date;
};
