import { locale } from './language.ts';

/** Makes one of `Intl`'s tools once for the app's locale: making one costs far more than using it, and lists use it for each row. */
export function byLocale<Tool>(make: (locale: string) => Tool): () => Tool {
  const made = new Map<string, Tool>();
  return () => {
    const tool = made.get(locale()) ?? make(locale());
    made.set(locale(), tool);
    return tool;
  };
}
