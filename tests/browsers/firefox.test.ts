import { describeKeeping } from './journeys.ts';
import { firefox } from './firefox.ts';

describeKeeping(firefox);
