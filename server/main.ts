import { OperatorError, ownEnv, say, sayError } from './operator.ts';
import { logger, makeServer, type Server } from './serve.ts';
import { isUnderNohup } from './start/hang-up.mjs';
import { portTrouble } from './start/port-holder.mjs';
import { surviveReaders } from './start/survive-readers.mjs';

/** Milliseconds that a stop may take before it is cut short. */
const STOP_MS = 25_000;

let server: Server | undefined;
let isStopping = false;

surviveReaders();
process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);
process.on('SIGHUP', isUnderNohup() ? () => undefined : onSignal);
// `npm start` holds the other end: it is gone, however it went; maybe while this was still being loaded.
process.on('disconnect', onParentGone);
if ('connected' in process && !process.connected) onParentGone();
try {
  const env = ownEnv();
  // Before anything is made for a server that could not listen.
  const trouble = await portTrouble(env);
  if (trouble !== undefined) throw new OperatorError(trouble);
  const tell = (line: string) => void process.stdout.write(`${line}\n`);
  server = makeServer(env, { say, tell, giveUp: () => end(1) });
  await server.start();
} catch (error) {
  sayError(error);
  await server?.stop().catch(() => undefined);
  process.exit(1);
}

function onParentGone(): void {
  if (!isStopping) onSignal();
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
