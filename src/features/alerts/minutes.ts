const HOUR = 60;

/** Minutes of the day as an `<input type="time">` has them: `22:05`. */
export function timeText(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;
}

/** Undefined for what is no time. */
export function minutesIn(text: string): number | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text);
  return found ? Number(found[1]) * HOUR + Number(found[2]) : undefined;
}
