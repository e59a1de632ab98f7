/** A chunk of its own: it comes with what both forms share, which few who are not at a form need. */
export { currentPosition, locationPermission } from '../../platform/location.ts';
