import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Blur } from '../../contract/entities/photo.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { projectRoot } from '../project-root.ts';

export type Task =
  | { kind: 'picture'; side: number; pixels: number; quality: number }
  | { kind: 'blur'; blurs: readonly Blur[]; pixels: number; quality: number };

export interface Made {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** `unreadable`: no picture, or one that its decoder gives up on. `ended`: the process took too long or too much, and was ended. */
export type EncodeFailure = { kind: 'unreadable' | 'ended'; why: string };

export interface Encoder {
  /** One after the other. Never rejects. */
  encode(bytes: Buffer, task: Task): Promise<Result<Made, EncodeFailure>>;
  stop(): void;
}

/** Milliseconds for one picture: 40 million pixels take two seconds here. */
const PICTURE_MS = 8_000;
/** Milliseconds without work after which the process is let go: it holds some 60 MB. */
const IDLE_MS = 60_000;
/** Megabytes of its JavaScript; its pictures it watches itself. */
const HEAP_MB = 64;

/** A process of its own for pictures, started with the first, and anew after one that it did not survive. */
export function makeEncoder(timeLimitMs = PICTURE_MS): Encoder {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const started = (): ChildProcess => {
    // From the sources also where the server is built: it is plain JavaScript, and stands beside no other module.
    child ??= fork(join(projectRoot(), 'server', 'photos', 'encode-process.mjs'), {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      // Nothing of what this process was told: no key, no address of a database.
      env: { PATH: process.env['PATH'] ?? '' },
      stdio: 'ignore',
    });
    child.unref();
    return child;
  };

  const once = (bytes: Buffer, task: Task): Promise<Result<Made, EncodeFailure>> =>
    new Promise((resolve) => {
      clearTimeout(idle);
      const working = started();
      working.ref();
      const settle = (result: Result<Made, EncodeFailure>) => {
        clearTimeout(limit);
        working.removeAllListeners();
        working.unref();
        if (!result.ok && result.failure.kind === 'ended') end();
        else idle = setTimeout(end, IDLE_MS).unref();
        resolve(result);
      };
      const limit = setTimeout(() => settle(failed({ kind: 'ended', why: 'time limit' })), timeLimitMs);
      working.on('message', (answer: { made: Made } | { trouble: string }) =>
        settle('made' in answer ? ok(answer.made) : failed({ kind: 'unreadable', why: answer.trouble })),
      );
      working.on('exit', (code, signal) => settle(failed({ kind: 'ended', why: `exit ${signal ?? code}` })));
      working.on('error', ({ message }) => settle(failed({ kind: 'ended', why: message })));
      working.send({ bytes, task }, (error) => {
        if (error) settle(failed({ kind: 'ended', why: error.message }));
      });
    });

  return {
    encode(bytes, task) {
      const mine = turn.then(() => once(bytes, task));
      turn = mine;
      return mine;
    },
    stop: end,
  };
}
