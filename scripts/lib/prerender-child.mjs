import { pathToFileURL } from 'node:url';

/** Prints the pages of one language, and what its web manifest says, as JSON. Arguments: the app built for Node, the language. */
const [app = '', language = ''] = process.argv.slice(2);
const { manifestWords, prerenderPages } = await import(pathToFileURL(app).href);
const pages = await prerenderPages(language);
process.stdout.write(JSON.stringify({ pages, words: await manifestWords(language) }));
