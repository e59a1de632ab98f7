import { makeIndex } from '../../search/make-index.ts';
import { book } from './book.ts';

/** What the guide is searched by. A build has the text itself here, made once by `scripts/lib/search-indexes.mjs`. */
export const searchIndex = makeIndex(book, 'es');
