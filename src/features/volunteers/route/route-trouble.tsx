import type { RouteStatus } from '../../../maps/route/route.ts';
import { isolated } from '../../../strings/isolate.ts';
import { routeMessages, routeStatusHelp, routeStatusWords, routeTexts } from '../../../strings/volunteers/route.ts';
import { sharingTexts } from '../../../strings/volunteers/sharing.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import type { RouteState } from './use-route.ts';

/** Codes of a route service that a person can do something about. */
const explained = ['NoRoute', 'NoSegment', 'HTTP 429'] as const;

/** Section 8's messages in red: what could not be had at the last tap, and what to do about it. */
export function RouteTrouble({ state: { kind, trouble, failures, retry } }: { state: RouteState }) {
  const failure = failures.find(({ provider }) => provider !== 'kept');
  const status: RouteStatus = failure?.status ?? 'none';
  if (kind !== 'asked' || !(trouble ?? failure)) return null;
  return (
    <Banner tone="bad" actions={<Button onClick={retry}>{routeTexts.tryAgain}</Button>}>
      {trouble === undefined ? (
        <>
          <p>{routeMessages.failed(isolated(wordsOf(status)))}</p>
          <Help of={status} />
        </>
      ) : (
        <>
          <p>{trouble === 'unsupported' ? routeMessages.noGeolocation : routeMessages.noPosition}</p>
          {trouble !== 'unsupported' && <p>{sharingTexts[trouble]}</p>}
        </>
      )}
    </Banner>
  );
}

function Help({ of: status }: { of: RouteStatus }) {
  const code = explained.find((one) => one === status);
  return code === undefined ? null : <p>{routeStatusHelp[code]}</p>;
}

function wordsOf(status: RouteStatus): string {
  const words: Readonly<Record<string, string>> = routeStatusWords;
  return (Object.hasOwn(words, status) ? words[status] : undefined) ?? status;
}
