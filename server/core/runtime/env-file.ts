/** Adds the settings of `.env` in the current folder, where there is one, to the environment, which wins over the file. */
export function loadEnvFile(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
