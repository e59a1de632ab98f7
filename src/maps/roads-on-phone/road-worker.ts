import { routeOf, type RoadQuestion } from './route-of.ts';
import { stretchesOf, type StretchQuestion } from './stretches-of.ts';

/** The page's types know a window alone. */
const worker = self as unknown as {
  addEventListener(type: 'message', heard: (message: MessageEvent<RoadQuestion | StretchQuestion>) => void): void;
  postMessage(answer: ReturnType<typeof routeOf | typeof stretchesOf>): void;
};

worker.addEventListener('message', ({ data }) =>
  worker.postMessage('spots' in data ? stretchesOf(data) : routeOf(data)),
);
