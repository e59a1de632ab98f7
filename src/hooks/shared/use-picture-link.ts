import { useEffect, useState } from 'react';
import { apiHost } from '../../data/client/api-host.ts';
import { isThinLink, onLinkChange } from '../../platform/link.ts';

interface PictureLink {
  /** What stands before the path of a picture: nothing, or the server's origin where that is not the app's. */
  host: string;
  /** Nobody would want a picture over this link unasked. Once it is known to be better, that counts. */
  isThin: boolean;
}

/** How a public picture comes to this phone. */
export function usePictureLink(): PictureLink {
  const [isThin, setThin] = useState(isThinLink);
  useEffect(() => onLinkChange(() => setThin(isThinLink())), []);
  return { host: apiHost, isThin };
}
