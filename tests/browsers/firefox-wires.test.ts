import { describeWires } from './journeys.ts';
import { firefox } from './firefox.ts';

describeWires(firefox);
