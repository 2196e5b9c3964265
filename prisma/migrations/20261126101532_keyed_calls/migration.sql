-- CreateTable
CREATE TABLE "keyed_calls" (
    "id" TEXT NOT NULL,
    "claim" UUID NOT NULL,
    "user_id" UUID,
    "request" TEXT NOT NULL,
    "committed_at" TIMESTAMPTZ(3),
    "result" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "keyed_calls_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "keyed_calls_user_id_created_at_idx" ON "keyed_calls"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "keyed_calls_created_at_idx" ON "keyed_calls"("created_at");

-- AddForeignKey
ALTER TABLE "keyed_calls" ADD CONSTRAINT "keyed_calls_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
