import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '../../../contract/base/canonical-json.ts';

export const report = {
  disasterType: 'flood',
  severity: 'severe',
  location: { lati: 12.97161, long: '77.59456' },
  address: 'School on the hill, Ward 4',
  description: 'Water to the windows. Call me on +91 98765 43210 or meera@example.org',
  name: 'Meera',
  contactNumber: '+91 98765 43210',
} as const;

export const aid = {
  name: 'Ravi',
  contactNumber: '98765 00000',
  disasterType: 'Flood',
  location: '12.97161, 77.59456',
  requirements: [
    { type: 'Drinking water', quantity: '40 litres', urgent: true, status: 'pending' },
    { type: "My mother Asha's insulin", quantity: 2, urgent: false, status: 'pending' },
  ],
  deadline: '2026-11-30T12:00:00Z',
  description: 'Two children and my mother',
  status: 'active',
} as const;

export const contact = {
  name: 'Leela',
  email: 'leela@example.org',
  message: 'Our school has rooms for forty people.',
} as const;

/** As a volunteer sends it, who stands before it. */
export const roadBlock = {
  place: { lati: 26.12, long: 86.6 },
  kind: 'flooded',
  note: 'Knee-deep behind the mill',
} as const;

export const subscription = { email: 'leela@example.org', language: 'hi' } as const;

export function digestOf(body: Json): string {
  return createHash('sha256').update(canonicalJson(body)).digest('hex');
}

/** An item as a batch carries it. */
export function batchItem(
  id: string,
  call: string,
  body: Json,
): { id: string; call: string; digest: string; body: Json } {
  return { id, call, digest: digestOf(body), body };
}
