const WORDS =
  'water reached second floor since midnight old people cannot walk road under the bridge is gone we are nine with two babies no power phone nearly empty boat came once and left milk finished fever since monday school roof holds forty need rope light and dry clothes please come before dark current is strong snakes in the house'.split(
    ' ',
  );

/** A report of about 1 kB: words as people write them, in an order that no two reports share. The same for every queue. */
export function reportForm(index: number) {
  let state = index * 7919 + 17;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return {
    disasterType: 'flood' as const,
    severity: 'severe' as const,
    location: { lati: 25 + next(1e6) / 1e6, long: 85 + next(1e6) / 1e6 },
    address: `House ${next(900)}, lane ${next(90)}, ward ${next(13)}`,
    description: Array.from({ length: 125 }, () => WORDS[next(WORDS.length)]).join(' '),
    name: `Reporter ${index}`,
    contactNumber: `98${10_000_000 + next(89_999_999)}`,
  };
}
