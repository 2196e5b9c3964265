/** The newest generation. running: reading, planning or writing; planned: waits for its author. */
export type CourseGenerationState = 'running' | 'planned' | 'stopped';
