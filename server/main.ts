import { ownEnv, say, sayError } from './operator.ts';
import { logger, makeServer, type Server } from './serve.ts';

/** Milliseconds that a stop may take before it is cut short. */
const STOP_MS = 25_000;

let server: Server | undefined;
let isStopping = false;

process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);
try {
  const tell = (line: string) => void process.stdout.write(`${line}\n`);
  server = makeServer(ownEnv(), { say, tell, giveUp: () => end(1) });
  await server.start();
} catch (error) {
  sayError(error);
  await server?.stop().catch(() => undefined);
  process.exit(1);
}

function onSignal(): void {
  if (isStopping) {
    server?.stopAtOnce();
    process.exit(1);
  }
  end(0);
}

/** Finishes what is being answered, then ends with this code. */
function end(code: number): void {
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  Promise.resolve(server?.stop()).then(
    () => process.exit(code),
    (error: unknown) => {
      logger(say)('stop', error);
      process.exit(1);
    },
  );
}
