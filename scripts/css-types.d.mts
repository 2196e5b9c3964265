export declare function classesOf(source: string): string[];
export declare function writeCssTypes(): void;
