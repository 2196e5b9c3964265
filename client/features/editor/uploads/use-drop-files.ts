import { type DragEvent, useEffect, useRef, useState } from 'react';

type Dragged = { dataTransfer: DataTransfer | null };
const hasFiles = ({ dataTransfer }: Dragged): boolean => dataTransfer?.types.includes('Files') ?? false;

export function useDropFiles(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  /** Entering a child fires before leaving its parent. */
  const depth = useRef(0);
  const step = (by: number) => {
    depth.current = Math.max(0, depth.current + by);
    setIsOver(depth.current > 0);
  };
  const on = {
    onDragEnter: (event: DragEvent) => {
      if (hasFiles(event)) step(1);
    },
    onDragLeave: (event: DragEvent) => {
      if (hasFiles(event)) step(-1);
    },
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      step(-depth.current);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, on };
}

/** A file dropped outside the drop zone must not replace the editor. */
export function usePreventStrayDrop(): void {
  useEffect(() => {
    const preventDrop = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', preventDrop);
    window.addEventListener('drop', preventDrop);
    return () => {
      window.removeEventListener('dragover', preventDrop);
      window.removeEventListener('drop', preventDrop);
    };
  }, []);
}
