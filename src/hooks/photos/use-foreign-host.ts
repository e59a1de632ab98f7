import { useEffect, useState } from 'react';
import { isForeignHost } from '../../data/client/our-host.ts';

/** Is the host beyond doubt one that knows no photos? Asked only once there are some: it may take a request. */
export function useForeignHost(hasPhotos: boolean): boolean {
  const [isForeign, setForeign] = useState(false);
  useEffect(() => {
    if (hasPhotos) void isForeignHost().then(setForeign);
  }, [hasPhotos]);
  return isForeign;
}
