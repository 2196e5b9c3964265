export async function withUndo<T>(undo: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await undo();
    throw error;
  }
}
