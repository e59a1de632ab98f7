import type pg from 'pg';
import type { Clock } from '../../contract/base/clock.ts';
import type { RazorpaySettings } from '../settings.ts';
import type { Vault } from '../vault.ts';
import type { PaymentProvider } from './provider.ts';
import { razorpay } from './razorpay.ts';
import { testProvider, type TestProvider } from './test-provider.ts';

/** The provider that keys are set for; without any, the test payment page. */
export function openPayments(
  settings: RazorpaySettings | undefined,
  world: { pool: pg.Pool; vault: Vault; clock: Clock },
): PaymentProvider | TestProvider {
  return settings === undefined ? testProvider(world) : razorpay(settings);
}
