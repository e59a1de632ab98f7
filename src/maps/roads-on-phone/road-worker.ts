import { routeOf, type RoadQuestion } from './route-of.ts';

/** The page's types know a window alone. */
const worker = self as unknown as {
  addEventListener(type: 'message', heard: (message: MessageEvent<RoadQuestion>) => void): void;
  postMessage(answer: ReturnType<typeof routeOf>): void;
};

worker.addEventListener('message', ({ data }) => worker.postMessage(routeOf(data)));
