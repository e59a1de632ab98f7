import { describeWires } from './journeys.ts';
import { webkit } from './webkit.ts';

describeWires(webkit);
