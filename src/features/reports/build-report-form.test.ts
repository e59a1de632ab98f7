import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { reportBodySchema } from '../../../contract/entities/report.ts';
import { KEPT_POSITION } from '../../hooks/draft/kept-position.ts';
import { additionText, readAddition } from './addition.ts';
import { buildReportForm, PINNED } from './build-report-form.ts';

const values = {
  disasterType: 'flood',
  severity: 'moderate',
  place: 'here',
  address: 'Ward 7, कोसी नदी के पास',
  description: ' Water up to the roof 🌊\n',
  name: 'Ānandī',
  contactNumber: '+91 98765 43210',
  peopleAffected: '',
  assistanceRequired: '',
};
const position = { lati: 25.6, long: 85.1 };

describe('buildReportForm', () => {
  it('says whom it is for, whose name may stay untold', () => {
    expect(buildReportForm({ ...values, name: '', onBehalf: 'true' }, position)).toMatchObject({
      onBehalf: true,
      name: '—',
    });
    expect(buildReportForm({ ...values, onBehalf: '' }, position)).not.toHaveProperty('onBehalf');
  });

  it('makes a body that the contract accepts, every text as typed', () => {
    const form = buildReportForm(values, position);
    expect(v.safeParse(reportBodySchema, form).success).toBe(true);
    expect(form).toEqual({
      disasterType: 'flood',
      severity: 'moderate',
      severityChosen: true,
      address: values.address,
      description: values.description,
      name: values.name,
      contactNumber: values.contactNumber,
      location: position,
      placeChosen: true,
    });
  });

  it('names the disaster that it adds to, also of a corrected report, of which only the id is known', () => {
    const id = '3f0c2c1e-9a0b-4c7d-8e2f-000000000001';
    for (const addsTo of [additionText({ id, disasterType: 'flood', town: 'New Town' }), id]) {
      const form = buildReportForm({ ...values, addsTo }, position);
      expect(form.addsTo).toBe(id);
      expect(v.safeParse(reportBodySchema, form).success).toBe(true);
    }
    expect(readAddition(additionText({ id, disasterType: 'flood', town: 'New Town' }))?.town).toBe('New Town');
    expect(buildReportForm({ ...values, addsTo: '' }, position)).not.toHaveProperty('addsTo');
  });

  it('says of a choice that was left alone that it was', () => {
    const { severity: _, place: __, ...untouched } = values;
    expect(buildReportForm(untouched, position)).toMatchObject({
      severity: 'moderate',
      severityChosen: false,
      location: position,
      placeChosen: false,
    });
    // Without a position of the phone's nothing hangs on it.
    expect(buildReportForm(untouched, undefined)).not.toHaveProperty('placeChosen');
    const pinned = { ...untouched, [KEPT_POSITION]: `26.12, 86.61${PINNED}` };
    expect(buildReportForm(pinned, undefined)).not.toHaveProperty('placeChosen');
  });

  it('sends no position of the phone when the place is somewhere else, or when none is known', () => {
    expect(buildReportForm({ ...values, place: 'elsewhere' }, position)).not.toHaveProperty('location');
    expect(buildReportForm(values, undefined)).not.toHaveProperty('location');
  });

  it('sends the place of a pin wherever the phone is, and none of one that was removed', () => {
    const pinned = { ...values, place: 'elsewhere', [KEPT_POSITION]: `26.12, 86.61${PINNED}` };
    expect(buildReportForm(pinned, position).location).toEqual({ lati: 26.12, long: 86.61 });
    expect(buildReportForm({ ...pinned, [KEPT_POSITION]: '' }, position)).not.toHaveProperty('location');
  });

  it('sends how exact a position is that a phone found, with it or as it is kept for a correction, and never with a pin', () => {
    const found = { lati: 25.59, long: 85.14, accuracyM: 9000 };
    const sent = { location: { lati: 25.59, long: 85.14 }, locationAccuracy: 9000 };
    expect(buildReportForm(values, found)).toMatchObject(sent);
    expect(buildReportForm({ ...values, [KEPT_POSITION]: '25.59, 85.14, 9000' }, undefined)).toMatchObject(sent);
    const pinned = buildReportForm({ ...values, [KEPT_POSITION]: `26.12, 86.61${PINNED}` }, found);
    expect(pinned.location).toEqual({ lati: 26.12, long: 86.61 });
    expect(pinned).not.toHaveProperty('locationAccuracy');
    expect(buildReportForm({ ...values, place: 'elsewhere' }, found)).not.toHaveProperty('locationAccuracy');
  });

  it('takes the optional fields when they say something', () => {
    const form = buildReportForm({ ...values, peopleAffected: ' 40 ', assistanceRequired: 'A boat' }, undefined);
    expect(form).toMatchObject({ peopleAffected: 40, assistanceRequired: 'A boat' });
  });

  it.each(['about 40', '4.5', '-1', '1e3', '0x10'])('leaves "%s" people for the schema to refuse', (people) => {
    const checked = v.safeParse(reportBodySchema, buildReportForm({ ...values, peopleAffected: people }, undefined));
    expect(checked.issues?.map((issue) => v.getDotPath(issue))).toEqual(['peopleAffected']);
  });
});
