import { failed, ok, type Result } from '../contract/base/result.ts';

/** What the process was told by its environment, checked once at start. */
export interface Env {
  port: number;
  host: string;
  /** Directory that this server alone writes to; relative to the working directory. */
  dataDir: string;
  /** Absent: the embedded PostgreSQL of `dataDir`. */
  databaseUrl?: string;
  emergencyNumber: string;
}

type Source = Readonly<Record<string, string | undefined>>;
type Parse<Value> = (text: string | undefined) => Result<Value, string>;

/** Reads every variable; the failure lists all that are wrong, each with what it should be. */
export function readEnv(source: Source): Result<Env, string[]> {
  const wrong: string[] = [];
  const read = <Value>(name: string, parse: Parse<Value>, fallback: Value): Value => {
    // An empty variable means "not set": that is how container files leave one out.
    const parsed = parse(source[name] === '' ? undefined : source[name]);
    if (parsed.ok) return parsed.value;
    wrong.push(`${name} should be ${parsed.failure}`);
    return fallback;
  };
  const databaseUrl = read('DATABASE_URL', parseDatabaseUrl, undefined);
  const env: Env = {
    port: read('PORT', parsePort, 0),
    host: read('HOST', parseHost, ''),
    dataDir: read('DATA_DIR', parseDataDir, ''),
    emergencyNumber: read('EMERGENCY_NUMBER', parseEmergencyNumber, ''),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  };
  return wrong.length === 0 ? ok(env) : failed(wrong);
}

function parsePort(text = '8080'): Result<number, string> {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? ok(port) : failed('a whole number from 0 (any free port) to 65535');
}

function parseHost(text = '127.0.0.1'): Result<string, string> {
  return /^[0-9a-z.:_-]+$/i.test(text)
    ? ok(text)
    : failed('a host name or address to listen on, such as 127.0.0.1 or 0.0.0.0');
}

function parseDataDir(text = '.data'): Result<string, string> {
  return text.trim() === '' || text.includes('\u0000')
    ? failed('the path of a directory that this server may write to')
    : ok(text);
}

function parseEmergencyNumber(text = '911'): Result<string, string> {
  return /^[+0-9][0-9 -]{0,19}$/.test(text) ? ok(text) : failed('a telephone number of digits, such as 112');
}

function parseDatabaseUrl(text: string | undefined): Result<string | undefined, string> {
  if (text === undefined) return ok(text);
  const right = /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text);
  // The value itself is never repeated: it holds a password.
  return right ? ok(text) : failed('a PostgreSQL URL, such as postgres://user:password@host:5432/database');
}
