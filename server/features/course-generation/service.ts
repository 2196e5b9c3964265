/** What other parts of the product may ask of the generator. */
export { confirmBlocks } from './confirm.ts';
export { type MadeCourse, takeMadeOrder, writeMadeLessons } from './made-elsewhere.ts';
