-- CreateTable
CREATE TABLE "own_data_exports" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "file_key" TEXT NOT NULL,
    "bytes" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "own_data_exports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "own_data_exports_job_id_key" ON "own_data_exports"("job_id");

-- CreateIndex
CREATE UNIQUE INDEX "own_data_exports_file_key_key" ON "own_data_exports"("file_key");

-- CreateIndex
CREATE INDEX "own_data_exports_user_id_created_at_idx" ON "own_data_exports"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "own_data_exports_expires_at_idx" ON "own_data_exports"("expires_at");

-- AddForeignKey
ALTER TABLE "own_data_exports" ADD CONSTRAINT "own_data_exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
