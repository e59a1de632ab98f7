import { texts } from '../texts.ts';

/** A blocked road that a volunteer meets on the way to a disaster. */
export const routeBlockTexts = texts('routeBlockTexts', {
  blocked: 'This road is blocked',
  blockedOn: (stretch: string) => `This road is blocked: ${stretch}`,
  where: (stretch: string) => `It goes to this part of the way: ${stretch}`,
  ahead: 'The road ahead of you',
  blockedAhead: 'The road ahead of you is blocked',
  self: 'The ring on the map is you. It moves with you, and your position stays on this phone.',
});
