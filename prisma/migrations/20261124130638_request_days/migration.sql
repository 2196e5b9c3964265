-- CreateTable
CREATE TABLE "request_days" (
    "org_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "sent" SMALLINT NOT NULL,

    CONSTRAINT "request_days_pkey" PRIMARY KEY ("org_id")
);

-- AddForeignKey
ALTER TABLE "request_days" ADD CONSTRAINT "request_days_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "orgs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
