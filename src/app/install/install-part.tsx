import { useRef, useState } from 'react';
import { installTexts } from '../../strings/shell/install.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusHeir } from '../../ui/form/use-focus-heir.ts';
import { InstallCard } from './install-card.tsx';
import type { Install } from './use-install.ts';

/** The card where it is its turn to ask, else the small way for who wants it after all. */
export function InstallPart({ isAsking, install: { way, hasUnsent, ask, refuse, finish } }: InstallPartProps) {
  const [isWanted, setWanted] = useState(false);
  const heir = useRef<HTMLElement & HTMLButtonElement>(null);
  const heirProps = useFocusHeir(heir);
  if (way === undefined) return null;
  const close = (note?: () => void) => () => {
    setWanted(false);
    note?.();
  };
  return (
    <div {...heirProps}>
      {isAsking || isWanted ? (
        <InstallCard
          ref={heir}
          way={way}
          hasUnsent={hasUnsent}
          isWanted={isWanted}
          onInstall={() => void ask()}
          onLater={close(isWanted ? undefined : refuse)}
          onDone={close(finish)}
        />
      ) : (
        <Button ref={heir} look="quiet" icon="phone" onClick={() => (way === 'offer' ? void ask() : setWanted(true))}>
          {installTexts.link}
        </Button>
      )}
    </div>
  );
}

interface InstallPartProps {
  isAsking: boolean;
  install: Install;
}
