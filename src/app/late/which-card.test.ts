import { describe, expect, it } from 'vitest';
import { type CardFacts, whichCard } from './which-card.ts';

const both: CardFacts = { place: 'home', isVolunteer: false, due: ['permission', 'install'], asked: undefined };

describe('the card that asks', () => {
  it('is none where nothing is due', () => {
    expect(whichCard({ ...both, due: [] })).toBeUndefined();
  });

  it('is about installing first, for volunteers about alerts, which stands on their dashboard alone', () => {
    expect(whichCard(both)).toBe('install');
    expect(whichCard({ ...both, isVolunteer: true })).toBeUndefined();
    expect(whichCard({ ...both, due: ['permission'], isVolunteer: true })).toBeUndefined();
    expect(whichCard({ ...both, place: 'dashboard', isVolunteer: true })).toBe('permission');
  });

  it('is the other one where only that is due', () => {
    expect(whichCard({ ...both, due: ['permission'] })).toBe('permission');
    expect(whichCard({ ...both, isVolunteer: true, due: ['install'] })).toBe('install');
  });

  it('stays the only one until the app is opened again', () => {
    expect(whichCard({ ...both, asked: 'install' })).toBe('install');
    expect(whichCard({ ...both, asked: 'permission' })).toBe('permission');
    expect(whichCard({ ...both, due: ['permission'], asked: 'install' })).toBeUndefined();
    expect(whichCard({ ...both, due: ['install'], asked: 'permission', isVolunteer: true })).toBeUndefined();
  });

  it('never asks to install on a dashboard', () => {
    expect(whichCard({ ...both, place: 'dashboard' })).toBe('permission');
    expect(whichCard({ ...both, place: 'dashboard', due: ['install'] })).toBeUndefined();
  });
});
