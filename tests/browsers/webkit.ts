import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Engine, isOurs, type Tab } from './engine.ts';
import { killGroup, spawnGroup } from './process-group.ts';
import { programOf } from './program.ts';
import { freePort, openSession, type Session } from './web-driver.ts';

/** The driver's own scrolling leaves a button at the edge where it cannot be clicked. */
const TO_THE_MIDDLE = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center', behavior: 'instant' })";

const WINDOW = fileURLToPath(new URL('webkit-window.js', import.meta.url));

/** Debian's WebKitGTK on a screen of its own that nobody sees. */
export const webkit: Engine = {
  name: 'WebKit',
  async launch(profile) {
    const screen = await openScreen();
    const port = await freePort();
    const errors: string[] = [];
    const driver = openDriver(port, screen.display, (line) => errors.push(line));
    const browserOptions = { binary: programOf('GJS_PATH', 'gjs'), args: [WINDOW, profile] };
    const session = await openSession(port, { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } });
    let unused = await session.send('GET', '/window');
    return {
      async newTab() {
        const handle = unused ?? ((await session.send('POST', '/window/new', { type: 'tab' })) as Window).handle;
        unused = undefined;
        return tab(session, handle);
      },
      errors: () => errors,
      async kill() {
        // The driver leads the group that the browser's processes are in.
        await Promise.all([killGroup(driver), killGroup(screen.server)]);
      },
    };
  },
};

interface Window {
  handle: unknown;
}

function openDriver(port: number, display: string, onError: (line: string) => void): ChildProcess {
  const driver = spawnGroup(programOf('WEBKIT_DRIVER_PATH', 'WebKitWebDriver'), [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1', GIO_USE_VFS: 'local' },
  });
  // The browser's pages write their console there, whatever the setting's name says.
  driver.stderr?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (/\bCONSOLE (\w+ )?ERROR\b/.test(line) && isOurs(line)) onError(line);
  });
  return driver;
}

async function openScreen(): Promise<{ display: string; server: ChildProcess }> {
  const options = ['-displayfd', '3', '-screen', '0', '800x900x24', '-nolisten', 'tcp'];
  const server = spawnGroup(programOf('XVFB_PATH', 'Xvfb'), options, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('Xvfb did not start')));
    server.stdio[3]?.once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  return { display: `:${number}`, server };
}

function tab({ send, element }: Session, handle: unknown): Tab {
  const look = () => send('POST', '/window', { handle });
  return {
    async goto(address) {
      await look();
      await send('POST', '/url', { url: address });
    },
    async reload() {
      await look();
      await send('POST', '/refresh');
    },
    async evaluate<Result, Argument>(work: (argument: Argument) => Result | Promise<Result>, argument?: Argument) {
      await look();
      const answer = await send('POST', '/execute/async', { script: inPage(String(work)), args: [argument ?? null] });
      const { value, failure } = answer as { value: Result; failure?: string };
      if (failure !== undefined) throw new Error(failure);
      return value;
    },
    async click(selector) {
      await look();
      await send('POST', '/execute/sync', { script: TO_THE_MIDDLE, args: [selector] });
      await send('POST', `/element/${await element(selector)}/click`);
    },
    async type(selector, text) {
      await look();
      await send('POST', `/element/${await element(selector)}/value`, { text });
    },
  };
}

/** WebDriver takes the last argument as the way to answer; what is thrown is answered too. */
function inPage(work: string): string {
  return `const [argument, done] = arguments;
    Promise.resolve(argument).then(${work}).then((value) => done({ value }), (error) => done({ failure: String(error) }));`;
}
