/** What the journeys need of a browser: few words, so that an engine takes few lines. */
export interface Engine {
  name: string;
  /** Opens the browser on a profile's directory, which it keeps and finds again. */
  launch(profile: string): Promise<Browser>;
}

export interface Browser {
  /** A new tab, empty. */
  newTab(): Promise<Tab>;
  /** Errors on the console of every page so far, without those about requests that got no good answer. */
  errors(): readonly string[];
  /** Ends all its processes at once, as the system does when it needs the memory. */
  kill(): Promise<void>;
}

export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It must not refer to anything outside itself but its argument. */
  evaluate<Result, Argument = undefined>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** With a pointer, as a person does. */
  click(selector: string): Promise<void>;
  /** Key by key. */
  type(selector: string, text: string): Promise<void>;
}

/**
 * What Firefox and WebKit themselves print for a request or an import that gets no good answer, as behind a Wi-Fi's login page, whose
 * answer is no style sheet and no module; not an error of ours.
 */
const FAILED_REQUEST =
  /Failed to load resource|cannot load http|Load failed|NetworkError when|NetworkError: +A network|to follow a redirection|intercepted the request and encountered|Did not parse stylesheet at \S+ because non CSS|The stylesheet \S+ was not loaded because its MIME type|Loading module from \S+ was blocked because of a disallowed MIME type/i;

/**
 * workbox-window's own slip, in WebKit on a slow machine: the new worker is past `installing` when it hears of it. Whatever file of the build
 * it stands in: no code of ours reads that member.
 */
const LATE_UPDATE = /\/assets\/\S+ CONSOLE JS ERROR TypeError: null is not an object \(evaluating '\w+\.scriptURL'\)/;

export function isOurs(message: string): boolean {
  return !FAILED_REQUEST.test(message) && !LATE_UPDATE.test(message);
}
