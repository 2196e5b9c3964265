CREATE TABLE "imported_learning" (
    "org_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "role" "organisation_role" NOT NULL,
    "learning" JSONB NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "imported_learning_pkey" PRIMARY KEY ("org_id","email")
);

CREATE INDEX "imported_learning_expires_at_idx" ON "imported_learning"("expires_at");

ALTER TABLE "imported_learning" ADD CONSTRAINT "imported_learning_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
