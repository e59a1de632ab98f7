import { entryOf } from '../../../../contract/base/entry-of.ts';
import { Fragment } from 'react';
import type { RouteFailure } from '../../../maps/route/find-route.ts';
import type { RouteStatus } from '../../../maps/route/route.ts';
import { isolated, leftToRight } from '../../../strings/isolate.ts';
import { mapTexts } from '../../../strings/public/maps.ts';
import { routeMessages, routeStatusHelp, routeStatusWords, routeTexts } from '../../../strings/volunteers/route.ts';
import { sharingTexts } from '../../../strings/volunteers/sharing.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import styles from '../list/task.module.css';
import type { RouteState } from './use-route.ts';

/** Codes of route services that a person can do something about, and what there is to say about each. */
const helps = {
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
} as const;

/** What could not be had at the last tap: quietly beside another way that was found, else in red, in section 8's words, with what to do about it. */
export function RouteTrouble({ state }: { state: RouteState }) {
  const { kind, trouble, found, failures, retry } = state;
  const tried = failures.filter(({ provider }) => provider !== 'kept');
  const services = tried.filter(({ provider }) => provider === 'google' || provider === 'osrm');
  // The phone's own ways are tried after the services: what these said comes first.
  const told = kind !== 'asked' || trouble !== undefined ? [] : services.length > 0 ? services : tried.slice(0, 1);
  const isFound = found !== undefined && found.provider !== 'estimate';
  return (
    <>
      <p role="status" className={classes(styles['note'], styles['quietly'])}>
        {isFound &&
          told.map(({ provider, status }) => (
            <Fragment key={provider}>
              {routeTexts.noneFrom(sourceOf(provider, state), isolated(wordsOf(status)))} {helpWith(status)}{' '}
            </Fragment>
          ))}
      </p>
      {kind === 'asked' && (trouble !== undefined || (!isFound && told.length > 0)) && (
        <Banner tone="bad" actions={<Button onClick={retry}>{routeTexts.tryAgain}</Button>}>
          {trouble !== undefined && (
            <>
              <p>{trouble === 'unsupported' ? routeMessages.noGeolocation : routeMessages.noPosition}</p>
              {trouble !== 'unsupported' && <p>{sharingTexts[trouble]}</p>}
            </>
          )}
          {told.map(({ provider, status }) => (
            <Fragment key={provider}>
              <p>{messageOf(status)}</p>
              {helpWith(status) && <p>{helpWith(status)}</p>}
            </Fragment>
          ))}
        </Banner>
      )}
    </>
  );
}

function sourceOf(provider: RouteFailure['provider'], { host = '' }: RouteState): string {
  if (provider === 'google') return 'Google';
  return provider === 'osrm' ? leftToRight(host) : routeTexts.phoneRoads;
}

function helpWith(status: RouteStatus): string | undefined {
  const help = entryOf(helps, status);
  return help && routeStatusHelp[help];
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
