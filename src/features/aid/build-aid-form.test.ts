import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aidBodySchema } from '../../../contract/entities/aid-request.ts';
import { withQuantities } from '../../data/commands/request-aid.ts';
import { buildAidForm, localFromTime, needCount, utcFromLocal } from './build-aid-form.ts';

const values = {
  name: 'Mohammed آزاد',
  contactNumber: '0177-4521',
  disasterType: 'flood',
  location: 'Primary school, Rampur',
  deadline: '2027-01-15T18:30',
  description: 'Forty people.',
  'requirements.0.type': 'Drinking water',
  'requirements.0.quantity': '200 litres',
  'requirements.0.urgent': 'true',
  'requirements.1.type': 'Blankets',
  'requirements.1.quantity': '40',
  'requirements.1.urgent': '',
};

describe('buildAidForm', () => {
  it('makes a body that the contract accepts, quantities as text, needs in order', () => {
    const form = buildAidForm(values);
    expect(v.safeParse(aidBodySchema, form).success).toBe(true);
    expect(form.requirements).toEqual([
      { type: 'Drinking water', quantity: '200 litres', urgent: true, status: 'pending' },
      { type: 'Blankets', quantity: '40', urgent: false, status: 'pending' },
    ]);
    expect(form.status).toBe('active');
  });

  it('needs no quantity of rescue and medicine, and has one all the same: an older server takes nothing without', () => {
    const quantities = (type: string) => {
      const parsed = v.safeParse(
        aidBodySchema,
        withQuantities(buildAidForm({ ...values, 'requirements.0.type': type, 'requirements.0.quantity': ' ' })),
      );
      return parsed.success
        ? parsed.output.requirements[0]?.quantity
        : parsed.issues.map((issue) => v.getDotPath(issue));
    };
    for (const type of ['Rescue boat', 'Evacuation', 'Medicine', 'first aid']) expect(quantities(type)).toBe('—');
    expect(quantities('Food')).toEqual(['requirements.0.quantity']);
    expect(quantities('Tents')).toEqual(['requirements.0.quantity']);
  });

  it('says whom it is for, whose name may stay untold, and where it is registered too', () => {
    const form = buildAidForm({
      ...values,
      name: ' ',
      onBehalf: 'true',
      'elsewhere.source': 'Control room',
      'elsewhere.number': 'C-1',
    });
    expect(v.safeParse(aidBodySchema, form).success).toBe(true);
    expect(form).toMatchObject({ onBehalf: true, name: '—', elsewhere: { source: 'Control room', number: 'C-1' } });
    const own = buildAidForm({ ...values, name: ' ', onBehalf: '', 'elsewhere.source': ' ', 'elsewhere.number': '' });
    expect(v.safeParse(aidBodySchema, own).success).toBe(false);
    expect('onBehalf' in own || 'elsewhere' in own).toBe(false);
    // Half of it is asked for, not dropped.
    const half = buildAidForm({ ...values, 'elsewhere.source': 'Control room' });
    const refused = v.safeParse(aidBodySchema, half);
    expect(refused.issues?.map((issue) => v.getDotPath(issue))).toEqual(['elsewhere.number']);
  });

  it('has the position beside the words, and in their place where there are none', () => {
    const kept = { ...values, keptPosition: '25.594, 85.137, 12' };
    expect(buildAidForm(kept)).toMatchObject({
      location: values.location,
      position: { lati: 25.594, long: 85.137 },
      locationAccuracy: 12,
    });
    const alone = buildAidForm({ ...kept, location: ' ' });
    expect(alone).toMatchObject({ location: '25.59400, 85.13700', locationAccuracy: 12 });
    expect(alone).not.toHaveProperty('position');
    expect(buildAidForm(values)).not.toHaveProperty('position');
    expect(buildAidForm(values)).not.toHaveProperty('locationAccuracy');
  });

  it('names each empty field of each need for the form to mark', () => {
    const checked = v.safeParse(aidBodySchema, buildAidForm({ ...values, 'requirements.1.type': ' ', deadline: '' }));
    expect(new Set(checked.issues?.map((issue) => v.getDotPath(issue)))).toEqual(
      new Set(['deadline', 'requirements.1.type']),
    );
  });
});

describe('deadline', () => {
  it('is the same moment in UTC, and comes back to the same minute', () => {
    const moment = new Date(2027, 0, 15, 18, 30).getTime();
    expect(utcFromLocal('2027-01-15T18:30')).toBe(new Date(moment).toISOString());
    expect(localFromTime(moment)).toBe('2027-01-15T18:30');
  });

  it('takes what people type where the browser shows a plain field, in the phone’s own time', () => {
    expect(utcFromLocal('2027-01-15 18:30')).toBe(utcFromLocal('2027-01-15T18:30'));
    expect(utcFromLocal('2027-01-15')).toBe(utcFromLocal('2027-01-15T23:59'));
  });

  it('hands on what is no time for the schema to refuse', () => {
    expect(utcFromLocal('tomorrow')).toBe('tomorrow');
    expect(utcFromLocal('')).toBe('');
  });
});

it('counts needs, and at least one', () => {
  expect(needCount({})).toBe(1);
  expect(needCount({ 'requirements.10.type': '', 'requirements.2.type': '' })).toBe(11);
});
