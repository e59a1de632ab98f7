import { describeKeeping } from './journeys.ts';
import { webkit } from './webkit.ts';

describeKeeping(webkit);
