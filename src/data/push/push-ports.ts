import type { PublicConfig } from '../../../contract/calls/system.ts';
import type { LanguageCode } from '../../../contract/enumerations.ts';
import type { PhonePlace } from './push-state.ts';

/** A way by which pushes come to this browser. None of its methods rejects. */
export interface PushChannel {
  /** The address that pushes go to; `isStale`: the one of before is good no more. Undefined where the browser gives none. */
  address(isStale: boolean): Promise<string | undefined>;
}

/** What the page has of the browser. */
export interface PushPorts {
  /** Pushes may come here. */
  isAllowed(): boolean;
  /** That, or the person is told of alerts another way, by SMS or e-mail: for which the server has to know near what. */
  isWanted(): Promise<boolean>;
  /** By this server's keys; undefined where it has none, or the browser knows no pushes. */
  channel(config: Pick<PublicConfig, 'firebase' | 'vapidPublicKey'>): PushChannel | undefined;
  /** Ends whatever address this browser has: nothing comes any more. */
  end(): Promise<void>;
  /** Takes away what still stands on the phone of earlier ones. */
  clear(): Promise<void>;
  /** Where the phone is, if it may be asked without a question to the person. */
  place(): Promise<PhonePlace | undefined>;
  language: LanguageCode;
  now(): number;
}
