import { extensionOf, kindOf } from '../assets/kinds.ts';

const documents = ['.pdf', '.docx', '.pptx', '.doc', '.ppt', '.txt', '.md'];
const images = [
  '.jpeg',
  ...Object.entries(extensionOf).flatMap(([type, ending]) => (kindOf(type) === 'image' ? `.${ending}` : [])),
];

/** For the `accept` of a file input: what a course can be made from, and images that are shown in it. */
export const acceptedSources = [...documents, ...images].join(',');

const endsWith = (name: string, endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

/** Whether a file of this name could be read; its content decides. */
export const isSourceName = (name: string): boolean => endsWith(name, documents);

/** Whether it is shown in the course as it is. */
export const isImageName = (name: string): boolean => endsWith(name, images);
