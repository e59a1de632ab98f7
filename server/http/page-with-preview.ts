import { entryOf } from '../../contract/base/entry-of.ts';

/** The app's page with what a link says of it (Open Graph, ogp.me): in place of what stands there for every address. */
export function pageWithPreview(page: string, { title, description }: { title: string; description: string }): string {
  const told = { title: escaped(title), description: escaped(description) };
  return (
    page
      // A function, since "$" means something in a replacement.
      .replace(/<title>[^<]*<\/title>/, (was) => was.replace('>', () => `>${told.title} · `))
      .replace(contentOf('og:title'), (_, before: string) => `${before}${told.title}"`)
      .replace(contentOf('og:description'), (_, before: string) => `${before}${told.description}"`)
  );
}

function contentOf(property: string): RegExp {
  return new RegExp(`(<meta\\b[^>]*\\bproperty="${property}"[^>]*\\bcontent=")[^"]*"`);
}

const ENTITIES = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => entryOf(ENTITIES, letter) ?? '');
}
