/** What opens and closes thinking in the text of models whose server does not keep it apart. */
const OPENS = ['<think>', '<thinking>', '<thought>', '<reasoning>', '[think]'];
const CLOSES = ['</think>', '</thinking>', '</thought>', '</reasoning>', '[/think]'];

/** What is left of gpt-oss's channels where a server takes the control tokens out and leaves their words. */
const FINAL = 'assistantfinal';
const THOUGHTS = ['assistantanalysis', 'assistantcommentary'];

const WORDS = [...OPENS, ...CLOSES, FINAL, ...THOUGHTS];
const MARKER = new RegExp(`<\\|\\w{1,30}\\|>|${WORDS.map((word) => word.replaceAll(/[[\]]/g, '\\$&')).join('|')}`, 'i');
const CONTROL_BEGUN = /^<(\|\w{0,30}\|?)?$/;
const LONGEST_MARKER = '<||>'.length + 30;

/** The same words where the text begins with them. `final` is one only before a word with a capital, or of a script without them. */
const FIRST_WORDS = ['analysis', 'commentary', 'final'];
const FIRST_FINAL = /^final(?=[\p{Lu}\p{Lo}\p{N}])/u;

/** After these a model says no more of this answer, whatever comes. */
const LAST = ['<|return|>', '<|call|>', '<|im_end|>', '<|endoftext|>', '<|end_of_text|>', '<|eot_id|>', '<|eom_id|>'];

/** Of what stands between `<|start|>` or `<|channel|>` and `<|message|>`, the first word counts. */
const HEADER_CHARACTERS = 60;

export interface FinalPart {
  /** A piece of what a model says, wherever it was split. */
  take(piece: string): void;
  /** Nothing more comes: what looked like the beginning of a marker is none. */
  end(): void;
  /** The final part of what was taken so far. It only grows, but where a marker says later that all before it was thinking. */
  readonly text: string;
  /** Was words' being thinking said only after them? */
  readonly wasTakenBack: boolean;
}

/**
 * Lets the final part of a model's words pass and none of its thinking: `<think>…</think>`, gpt-oss's channels
 * (`<|channel|>analysis<|message|>…`), and the same without their control tokens (`analysis…assistantfinal`).
 */
export function createFinalPart(): FinalPart {
  let where: 'start' | 'words' | 'thoughts' | 'header' | 'over' = 'start';
  let pending = '';
  let header = '';
  let text = '';
  let wasTakenBack = false;

  const pass = (words: string) => {
    if (where === 'words') text += words;
    if (where === 'header') header = (header + words).slice(0, HEADER_CHARACTERS);
  };
  const beginAnew = () => {
    wasTakenBack ||= text.trim() !== '';
    text = '';
    where = 'words';
  };

  const meet = (marker: string) => {
    if (where === 'over') return;
    if (OPENS.includes(marker) || THOUGHTS.includes(marker)) where = 'thoughts';
    else if (marker === FINAL) beginAnew();
    else if (CLOSES.includes(marker)) {
      // Some servers open it themselves, before the first word.
      if (where === 'thoughts') where = 'words';
      else beginAnew();
    } else if (marker === '<|start|>' || marker === '<|channel|>') {
      where = 'header';
      header = '';
    } else if (marker === '<|message|>' && where === 'header') {
      if (/^\s*(final\b|assistant\s*$|$)/i.test(header)) beginAnew();
      else where = 'thoughts';
    } else if (marker === '<|end|>') where = 'thoughts';
    else if (LAST.includes(marker)) where = 'over';
  };

  /** @returns can more be read? */
  const begin = (isEnd: boolean): boolean => {
    pending = pending.trimStart();
    if (!isEnd && FIRST_WORDS.some((word) => word.startsWith(pending) && !isThought(pending))) return false;
    const thought = FIRST_WORDS.find((word) => isThought(word) && pending.startsWith(word));
    where = thought === undefined ? 'words' : 'thoughts';
    pending = thought === undefined ? pending.replace(FIRST_FINAL, '') : pending.slice(thought.length);
    return true;
  };

  const read = (isEnd: boolean) => {
    if (where === 'start' && !begin(isEnd)) return;
    for (let found = MARKER.exec(pending); found !== null; found = MARKER.exec(pending)) {
      pass(pending.slice(0, found.index));
      pending = pending.slice(found.index + found[0].length);
      meet(found[0].toLowerCase());
    }
    const rest = isEnd ? pending.length : pending.length - beginningOfMarker(pending);
    pass(pending.slice(0, rest));
    pending = pending.slice(rest);
  };

  return {
    take(piece) {
      pending += piece;
      read(false);
    },
    end: () => read(true),
    get text() {
      return text;
    },
    get wasTakenBack() {
      return wasTakenBack;
    },
  };
}

function isThought(word: string): boolean {
  return word === 'analysis' || word === 'commentary';
}

/** How many characters at the end may be the beginning of a marker. */
function beginningOfMarker(text: string): number {
  for (let length = Math.min(text.length, LONGEST_MARKER); length > 0; length -= 1) {
    const end = text.slice(-length);
    const known = end.toLowerCase();
    if (CONTROL_BEGUN.test(end) || WORDS.some((word) => word.startsWith(known))) return length;
  }
  return 0;
}
