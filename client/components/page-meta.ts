import { useEffect } from 'react';
import { usePageTitle } from './page-title.ts';

type PageMeta = { title: string; description: string };

/** Says about a page one came to by a link what the delivered head says about one that was opened directly. */
export function usePageMeta({ title, description }: PageMeta): void {
  usePageTitle(title);
  useEffect(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (tag === null || description === '') return;
    const before = tag.content;
    tag.content = description;
    return () => {
      tag.content = before;
    };
  }, [description]);
}
