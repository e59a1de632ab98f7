/** Where one device is reached: a subscription of Web Push, its keys in unpadded base64url, or a token of Firebase Cloud Messaging. */
export type PushTarget =
  | { kind: 'web'; endpoint: string; p256dh: string; auth: string }
  | { kind: 'fcm'; token: string };

export interface OutgoingPush {
  /** JSON text as `payloadOf` makes it, `deviceLimits.messageBytes` at most. */
  payload: string;
  urgency: 'high' | 'normal';
  /** How long the service keeps it for a device that it does not reach; 0: not at all. */
  ttlSeconds: number;
  /** A later push of the same topic takes the place of one that still waits at the service. */
  topic?: string;
}

/**
 * What became of it. `sent`: the service has it · `gone`: this target is never reached again · `refused`: this push is not taken, and will
 * not be when it comes again · `later`: no answer, or "not now"; the service may have it all the same.
 */
export type Sent =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused'; status?: number }
  | { kind: 'later'; retryAfterMs?: number };

export interface PushSender {
  /** One try, of half a minute at most. Never rejects. */
  send(to: PushTarget, message: OutgoingPush): Promise<Sent>;
  /** Answers `later` to what comes now, and resolves when nothing is under way any more. */
  close(): Promise<void>;
}
