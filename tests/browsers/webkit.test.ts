import { describeKeeping, describeShell } from './journeys.ts';
import { webkit } from './webkit.ts';

describeKeeping(webkit);
describeShell(webkit);
