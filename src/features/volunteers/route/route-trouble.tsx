import { Fragment } from 'react';
import type { RouteStatus } from '../../../maps/route/route.ts';
import { isolated } from '../../../strings/isolate.ts';
import { mapTexts } from '../../../strings/public/maps.ts';
import { routeMessages, routeStatusHelp, routeStatusWords, routeTexts } from '../../../strings/volunteers/route.ts';
import { sharingTexts } from '../../../strings/volunteers/sharing.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import type { RouteState } from './use-route.ts';

/** Codes of route services that a person can do something about, and what there is to say about each. */
const helps: Readonly<Record<string, keyof typeof routeStatusHelp>> = {
  NoRoute: 'NoRoute',
  ZERO_RESULTS: 'NoRoute',
  NoSegment: 'NoSegment',
  'HTTP 429': 'HTTP 429',
  OVER_QUERY_LIMIT: 'HTTP 429',
  OVER_DAILY_LIMIT: 'HTTP 429',
  RESOURCE_EXHAUSTED: 'HTTP 429',
  PERMISSION_DENIED: 'refused',
  REQUEST_DENIED: 'refused',
  'google-refused': 'refused',
};

/** Section 8's messages in red: what could not be had at the last tap, and what to do about it. */
export function RouteTrouble({ state: { kind, trouble, failures, retry } }: { state: RouteState }) {
  const tried = failures.filter(({ provider }) => provider !== 'kept');
  const services = tried.filter(({ provider }) => provider === 'google' || provider === 'osrm');
  // The phone's own ways are tried after the services: what these said comes first.
  const told = services.length > 0 ? services : tried.slice(0, 1);
  if (kind !== 'asked' || (trouble === undefined && told.length === 0)) return null;
  return (
    <Banner tone="bad" actions={<Button onClick={retry}>{routeTexts.tryAgain}</Button>}>
      {trouble === undefined ? (
        told.map(({ provider, status }) => (
          <Fragment key={provider}>
            <p>{messageOf(status)}</p>
            <Help of={status} />
          </Fragment>
        ))
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
  const help = Object.hasOwn(helps, status) ? helps[status] : undefined;
  return help === undefined ? null : <p>{routeStatusHelp[help]}</p>;
}

function messageOf(status: RouteStatus): string {
  if (status === 'google-map') return mapTexts.failed;
  if (status === 'google-not-loaded' || status === 'google-refused') return routeMessages.notLoaded;
  return routeMessages.failed(isolated(wordsOf(status)));
}

function wordsOf(status: RouteStatus): string {
  const words: Readonly<Record<string, string>> = routeStatusWords;
  return (Object.hasOwn(words, status) ? words[status] : undefined) ?? status;
}
