import { coursesAsSearched } from '../../courses/as-searched.ts';
import { makeIndex } from '../../search/make-index.ts';
import { book as guide } from '../guide/book.ts';
import { book } from './book.ts';

/** What the courses are searched by. A build has the text itself here, made once by `scripts/lib/search-indexes.mjs`. */
export const searchIndex = makeIndex(coursesAsSearched(book, guide.ignored), 'es');
