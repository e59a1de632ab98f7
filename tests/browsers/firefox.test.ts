import { describeKeeping, describeShell } from './journeys.ts';
import { firefox } from './firefox.ts';

describeKeeping(firefox);
describeShell(firefox);
