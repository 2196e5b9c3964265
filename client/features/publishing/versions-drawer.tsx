import { Drawer } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { EditedCourse } from '#shared/editor/state.ts';
import { versionTexts as texts } from '#shared/texts/courses/publishing.ts';
import { CompareView, type Comparison } from './compare-view.tsx';
import { VersionList } from './version-list.tsx';

type VersionsDrawerProps = {
  course: EditedCourse;
  mayRestore: boolean;
  versionActions?: (number: number) => ReactNode;
  flush: () => Promise<void>;
  opened: boolean;
  onClose: () => void;
  initialComparison?: Comparison;
};

export function VersionsDrawer({ opened, onClose, ...props }: VersionsDrawerProps) {
  const [isComparing, setIsComparing] = useState(false);
  return (
    <Drawer
      position="right"
      size={isComparing || props.initialComparison ? 'xl' : 'lg'}
      title={texts.title}
      opened={opened}
      onClose={onClose}
    >
      <Content {...props} onClose={onClose} onComparing={setIsComparing} />
    </Drawer>
  );
}

type ContentProps = Omit<VersionsDrawerProps, 'opened'> & { onComparing: (isComparing: boolean) => void };

function Content({ initialComparison, onComparing, ...props }: ContentProps) {
  const [comparison, setComparison] = useState<Comparison | null>(initialComparison ?? null);
  const compare = (next: Comparison | null) => {
    setComparison(next);
    onComparing(next !== null);
  };
  if (comparison === null) return <VersionList {...props} onCompare={compare} />;
  return (
    <CompareView
      course={props.course}
      flush={props.flush}
      comparison={comparison}
      onChange={compare}
      onBack={initialComparison === undefined ? () => compare(null) : undefined}
    />
  );
}
