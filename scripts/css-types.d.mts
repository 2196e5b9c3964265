/** The classes that a style sheet defines, in the order of its lines. */
export declare function classesOf(source: string): string[];
/** Writes the types of all style modules of the client. */
export declare function writeCssTypes(): void;
