/** What one power cut came to. */
export interface Cut {
  acknowledged: number;
  /** Items there after the cut, those included that nobody had been told of yet. */
  kept: number;
  /** Acknowledged and not there any more, or with other bytes. */
  lost: number;
  /** There, and not whole. */
  damaged: number;
  /** After the replay not exactly once on the server, or not with the phone's bytes. */
  wrongOnServer: number;
}

/** All cuts of one kind together. */
export interface Tally extends Cut {
  cuts: number;
  /** Cuts in which something acknowledged was lost. */
  lossyCuts: number;
  /** Cuts of phones whose acknowledgement was read off the screen. */
  throughForm: number;
}

export function noCuts(): Tally {
  const nothing: Cut = { acknowledged: 0, kept: 0, lost: 0, damaged: 0, wrongOnServer: 0 };
  return { ...nothing, cuts: 0, lossyCuts: 0, throughForm: 0 };
}

export function addTo(tally: Tally, cut: Cut): void {
  for (const name of ['acknowledged', 'kept', 'lost', 'damaged', 'wrongOnServer'] as const) tally[name] += cut[name];
  tally.cuts += 1;
  if (cut.lost > 0) tally.lossyCuts += 1;
}

export function isWhole({ cuts, acknowledged, lost, damaged, wrongOnServer }: Tally): boolean {
  return cuts > 0 && acknowledged > 0 && lost + damaged + wrongOnServer === 0;
}
