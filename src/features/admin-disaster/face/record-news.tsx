import { useNews } from '../../../hooks/admin/use-news.ts';

/** A chunk of its own: what is on the phone is shown before what changes. */
export function RecordNews() {
  useNews();
  return null;
}
