import { useEffect, useState } from 'react';
import { wishForAll } from '../platform/keep-wish.ts';
import { mapTexts } from '../strings/public/maps.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

/** Long enough for a map that is on this phone, and for one that comes over a link that works. */
const PATIENCE_MS = 5_000;

/** In the place of a map while its code is on its way; where that does not come, says so, and what can be done. */
export function MapComing() {
  const [isLate, setLate] = useState(false);
  const [isNoted, setNoted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <Skeleton label={mapTexts.loading} />;
  return (
    <div role="status">
      <p>{mapTexts.notHere}</p>
      {isNoted ? (
        <p>{mapTexts.laterNoted}</p>
      ) : (
        <Button
          onClick={() => {
            wishForAll();
            setNoted(true);
          }}
        >
          {mapTexts.later}
        </Button>
      )}
    </div>
  );
}
