import type { OutboxPorts } from '../ports.ts';
import { devicePorts } from './device-ports.ts';
import { webSealer } from './web-sealer.ts';

/** The engine's ports for what begins and ends a session: apart from the others, so that only those screens carry it. */
export const sealingPorts: OutboxPorts = { ...devicePorts, sealer: webSealer() };
