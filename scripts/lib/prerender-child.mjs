import { pathToFileURL } from 'node:url';

/** Prints the pages of one language, and what its web manifest and the bare page say, as JSON. Arguments: the app built for Node, the language. */
const [app = '', language = ''] = process.argv.slice(2);
const { bareTexts, manifestWords, prerenderPages } = await import(pathToFileURL(app).href);
const pages = await prerenderPages(language);
const [words, bare] = await Promise.all([manifestWords(language), bareTexts()]);
process.stdout.write(JSON.stringify({ pages, words, bare }));
