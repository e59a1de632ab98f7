/** What tells of our inside: stack traces, files, statements, the database's own words. */
const INSIDE =
  /node_modules|\bat \S+ \(|\.[jt]s:\d|\bSELECT\b|\bINSERT INTO\b|\bUPDATE \w+ SET\b|\brelation "|syntax error|invalid input syntax|\bpg_|PGSQL|ECONN|ENOENT|\/tmp\/|\/home\/|\/root\//;

export function leaksIn(text: string): string | undefined {
  return INSIDE.exec(text)?.[0];
}
