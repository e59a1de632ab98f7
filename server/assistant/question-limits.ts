import type { Clock } from '../../contract/base/clock.ts';
import { createBuckets, type BucketRule } from '../lanes/buckets.ts';

export interface QuestionRules {
  /** Of one network: a camp has one address. */
  network: BucketRule;
  account: BucketRule;
}

export const questionRules: QuestionRules = {
  network: { burst: 60, perHour: 240 },
  account: { burst: 20, perHour: 60 },
};

export interface QuestionLimits {
  /** Takes one question of this network, and of this account; else the seconds until there is one again. */
  take(network: string, account: string | undefined): number | undefined;
}

export function createQuestionLimits(rules: QuestionRules, clock: Clock): QuestionLimits {
  const networks = createBuckets(rules.network, clock);
  const accounts = createBuckets(rules.account, clock);
  return {
    take(network, account) {
      if (networks.room(network) < 1) return networks.secondsUntilRoom(network);
      if (account !== undefined && accounts.room(account) < 1) return accounts.secondsUntilRoom(account);
      networks.take(network, 1);
      if (account !== undefined) accounts.take(account, 1);
      return undefined;
    },
  };
}
