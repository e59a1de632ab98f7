import { currentPosition, locationPermission } from '../../../platform/location.ts';

/** A chunk of its own: few ask for it, and it comes with what both forms share. */
export const askPosition = currentPosition;
export const positionPermission = locationPermission;
