import { ngoRequestCardTexts as words } from '../../../strings/public/ngo-requests.ts';
import { Button } from '../../../ui/button.tsx';

/** Whoever came second helps elsewhere. `go` undefined: nothing else is open. */
export function NextRequest({ go }: { go: (() => void) | undefined }) {
  return go && <Button onClick={go}>{words.next}</Button>;
}
