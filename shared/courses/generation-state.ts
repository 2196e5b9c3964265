/**
 * State of the newest generation. running: reading, planning or writing; planned: the plan awaits its author;
 * stopped: interrupted.
 */
export type CourseGenerationState = 'running' | 'planned' | 'stopped';
