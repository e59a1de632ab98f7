import { useEffect, useState } from 'react';
import { typedNumbers, type WrittenNumber } from '../../contract/phone-numbers.ts';

type Reader = typeof import('../../contract/read-numbers.ts');

/** The world's numbering plans: larger than a screen, and asked for only where somebody may call or send an SMS. */
export function useNumberReader(): Reader | undefined {
  const [reader, setReader] = useState<Reader>();
  useEffect(() => {
    let isShown = true;
    import('../../contract/read-numbers.ts').then(
      (loaded) => isShown && setReader(loaded),
      // Without a network, or of a version that the server no longer has: numbers are dialled as they were typed.
      () => undefined,
    );
    return () => void (isShown = false);
  }, []);
  return reader;
}

/** The numbers in what a person wrote as contact. `country`: the deployment's, where it is set. */
export function useNumbers(text: string, country: string | undefined): WrittenNumber[] {
  const reader = useNumberReader();
  return reader?.readNumbers(text, country) ?? typedNumbers(text);
}
