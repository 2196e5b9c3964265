/** What the list of courses tells of a course's newest order: it is being read, planned or written; its plan waits; it has been stopped on the way. */
export type CourseGenerating = 'running' | 'planned' | 'stopped';
