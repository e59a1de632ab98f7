import * as v from 'valibot';
import type { Json } from '../../contract/base/canonical-json.ts';
import { calls } from '../../contract/calls/table.ts';
import { contractNumber } from '../../contract/contract-number.ts';
import { recordedText } from './recorded.ts';
import { sampleBodies } from './sample-bodies.ts';
import { hashOf, wireSchemas } from './wire-schemas.ts';

/** The contract as it stands, to be recorded under its number. */
export function presentContract(): { number: number; hash: string; text: string } {
  const schemas = wireSchemas();
  const bodies: { [call: string]: Json[] } = {};
  for (const { name, body } of calls) {
    const wire = schemas.calls[name]?.body;
    if (body && wire) bodies[name] = sampleBodies(wire).map((sample) => fitting(name, sample));
    for (const sample of bodies[name] ?? []) {
      if (body && !v.is(body, sample)) throw new Error(`${name} does not take its sample ${JSON.stringify(sample)}`);
    }
  }
  return {
    number: contractNumber,
    hash: hashOf(schemas),
    text: recordedText({ number: contractNumber, schemas, bodies }),
  };
}

/** What no JSON Schema can say: which members go together, and which digits are a number. */
function fitting(name: string, sample: Json): Json {
  const body = sample as { [key: string]: Json };
  if (name === 'updateReport' && 'resolvedAt' in body) return { ...body, status: 'rejected' };
  if (name === 'saveVolunteerProfile' && 'aadharNumber' in body) return { ...body, aadharNumber: '234123412346' };
  // Only a need for rescue or medicine says no quantity.
  const ofRescue = (need: Json): Json => {
    const { type, ...rest } = need as { [key: string]: Json };
    return { type: 'quantity' in rest ? (type ?? '') : 'Rescue boat', ...rest };
  };
  if (name === 'requestAid') return { ...body, requirements: (body['requirements'] as Json[]).map(ofRescue) };
  if (name === 'actOnOwn' && 'need' in body) return { ...body, need: ofRescue(body['need'] ?? null) };
  return sample;
}
