/**
 * What people in trouble say, by the section of the guide that helps them. Cues stand between commas. All words of a cue must occur near each
 * other, in whatever order; `|` separates words of which one is enough, and `$name` stands for a group of them. Words are compared as the
 * search does it, with slips.
 */
export interface GuideCues {
  /** Words that are one to a cue, with spaces between. */
  groups: Readonly<Record<string, string>>;
  /** What names a disaster, whatever its stage. */
  topics: Readonly<Record<Disaster, CueLines>>;
  /** What tells the stage of a disaster that was named. */
  stages: Readonly<Record<Stage, CueLines>>;
  /** Each section of the guide: `first-aid.cpr`. */
  sections: Readonly<Record<string, CueLines>>;
  /** People who harm others: no section of the guide. */
  violence: CueLines;
  /** What people ask that the guide says nothing about. */
  elsewhere: CueLines;
}

type Disaster = 'flood' | 'earthquake' | 'fire' | 'storm' | 'landslide';
type Stage = 'during' | 'never' | 'after' | 'before';

/** `clear`: hardly anything else is meant; `strong`: it mostly is; `fair`: it may be; `slight`: it decides between sections. */
export type CueLines = Partial<Readonly<Record<Strength, string>>>;
export type Strength = 'clear' | 'strong' | 'fair' | 'slight';
