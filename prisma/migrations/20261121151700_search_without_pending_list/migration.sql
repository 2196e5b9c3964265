-- Courses are published rarely and searched often: each goes into the index at once, so that no search reads a list of what is
-- still to be sorted in.
ALTER INDEX "published_courses_search" SET (fastupdate = off);
