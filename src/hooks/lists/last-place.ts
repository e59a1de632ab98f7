export { lastPlace, rememberPlace, type LastPlace } from '../../data/last-place.ts';
