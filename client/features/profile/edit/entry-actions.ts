import { profileTexts } from '#shared/texts/profile.ts';
import type { ToastUndo } from '../../../lib/toast.ts';

type Entries<Entry> = {
  read: () => readonly Entry[];
  change: (entries: Entry[]) => void;
  removed: string;
  toastUndo: ToastUndo;
};

export const entryActions = <Entry>({ read, change, removed, toastUndo }: Entries<Entry>) => ({
  add: (entry: Entry) => change([...read(), entry]),
  move: (from: number, to: number) => {
    const moved = read().slice(from, from + 1);
    change(
      read()
        .toSpliced(from, 1)
        .toSpliced(to, 0, ...moved),
    );
  },
  remove: (index: number) => {
    const removedEntries = read().slice(index, index + 1);
    change(read().toSpliced(index, 1));
    toastUndo(removed, profileTexts.entry.undo, () => change(read().toSpliced(index, 0, ...removedEntries)));
  },
});
