-- CreateTable
CREATE TABLE "course_comments" (
    "id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "lesson_id" UUID,
    "lesson_title" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "author_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "edited_at" TIMESTAMPTZ(3),
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by" UUID,

    CONSTRAINT "course_comments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "course_comments_course_id_created_at_idx" ON "course_comments"("course_id", "created_at");

-- CreateIndex
CREATE INDEX "course_comments_author_id_idx" ON "course_comments"("author_id");

-- CreateIndex
CREATE INDEX "course_comments_resolved_by_idx" ON "course_comments"("resolved_by");

-- CreateIndex
CREATE INDEX "course_comments_resolved_at_idx" ON "course_comments"("resolved_at");

-- CreateIndex
CREATE INDEX "course_comments_created_at_idx" ON "course_comments"("created_at");

-- AddForeignKey
ALTER TABLE "course_comments" ADD CONSTRAINT "course_comments_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_comments" ADD CONSTRAINT "course_comments_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_comments" ADD CONSTRAINT "course_comments_resolved_by_fkey" FOREIGN KEY ("resolved_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
