import { useLateQuery } from '../shared/use-late-query.ts';

/** False once it is known that the host takes neither messages nor wishes for the newsletter; until then what is saved waits. */
export function useTakesMessages(): boolean {
  return useLateQuery(loadTakesMessages) !== false;
}

async function loadTakesMessages(): Promise<() => Promise<boolean>> {
  const { takesMessages } = await import('../../data/commands/send-message.ts');
  return () => takesMessages().catch(() => true);
}
