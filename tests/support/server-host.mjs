import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A process that has the built server's code loaded and runs one server after another in it, each with settings, database and
 * memory of its own: `warm-server.ts` tells it what to do. Argument: the folder of the build.
 */
const build = process.argv[2] ?? '';
const built = (name) => import(pathToFileURL(join(build, name)).href);
const [{ makeServer }, { readEnv }] = await Promise.all([built('serve.js'), built('env.js')]);

/** @type {{ start(): Promise<void>, stop(): Promise<void> } | undefined} */
let server;

const acts = {
  async start(env) {
    const settings = readEnv(env);
    if (!settings.ok) throw new Error(settings.failure.join('\n'));
    const tell = (told) => process.send?.({ told });
    // Half a second at each stop; what it is for is tested where the server runs by itself.
    server = makeServer(settings.value, { say: tell, tell, giveUp: () => process.exit(1) }, { lingerMs: 0 });
    await server.start();
  },
  async stop() {
    await server?.stop();
    server = undefined;
  },
};

process.on('message', ({ act, env }) => {
  acts[act](env).then(
    () => process.send?.({ done: act }),
    (error) => process.send?.({ failure: String(error?.stack ?? error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ done: 'load' });
