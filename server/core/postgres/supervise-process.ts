import type { ChildProcess } from 'node:child_process';

type Listeners = {
  onLoss?: (() => void) | undefined;
  onFailure?: ((error: unknown) => void) | undefined;
};

export async function superviseProcess(
  launch: () => Promise<ChildProcess>,
  { onLoss, onFailure }: Listeners,
): Promise<{ stop: () => Promise<void> }> {
  let stopping = false;
  let child = await launch();
  let restart: Promise<void> = Promise.resolve();
  watch();

  function watch(): void {
    const lost = () => {
      if (stopping) return;
      onLoss?.();
      restart = relaunch();
    };
    if (hasEnded(child)) lost();
    else child.once('exit', lost);
  }

  async function relaunch(): Promise<void> {
    try {
      child = await launch();
      if (!stopping) watch();
    } catch (error) {
      if (!stopping) onFailure?.(error);
    }
  }

  return {
    stop: async () => {
      stopping = true;
      await restart;
      if (hasEnded(child)) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT'); // PostgreSQL's fast shutdown
      await ended;
    },
  };
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;
