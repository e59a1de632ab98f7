import { useEffect } from 'react';
import { appTexts } from '../../strings/shell/app.ts';

/** Names the document, for a screen whose name the screen table cannot know. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    // After the effects of this moment: the screen's frame gives the document the table's name.
    queueMicrotask(() => {
      document.title = appTexts.documentTitle(title);
    });
  }, [title]);
}
