/** What is learnt from: a text, and what it is about. */
export interface Example {
  text: string;
  label: string;
}

/** What a text is recognized by, and how much each feature weighs. */
export type FeaturesOf = (text: string) => ReadonlyMap<string, number>;

/** How likely it is that a text is about this, from 0 to 1. */
export interface Classified {
  label: string;
  share: number;
}

/** All labels, the likeliest first; together they are 1. Nothing where none of the text's features is known. */
export type Classifier = (text: string) => Classified[];

/** How often all examples are gone through, and how far each moves what is known; each round less than the one before. */
const ROUNDS = 8;
const RATE = 3;
const SLOWER = 0.2;
/** A label that is this nearly right already is left alone: most of the work is saved so. */
const NEARLY = 0.01;
/** How much a text says at least, as it were: one that says less is not made as long as the others, so that nobody is certain of "one". */
const LEAST_SAID = 14;
/** Examples between two breaths, so that a cheap phone hears fingers in between. */
const AT_ONCE = 200;

/** A text as numbers: which features it has, and how much each of them tells, together of length 1 or, where it says little, less. */
interface Vector {
  ids: Uint32Array;
  values: Float32Array;
}

/**
 * Learns to tell labels apart: softmax regression by stochastic gradient descent over TF-IDF weights (Jurafsky and Martin, “Speech and
 * Language Processing”, chapter “Logistic Regression”). The same examples always teach the same.
 *
 * @param pause lets others have their turn
 */
export async function learn(
  examples: readonly Example[],
  featuresOf: FeaturesOf,
  pause: () => Promise<void>,
): Promise<Classifier> {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const numberOf = new Map(labels.map((label, index) => [label, index]));
  const features = await inTurns(examples, ({ text }) => featuresOf(text), pause);
  const vectorOf = vectors(features);
  const inNumbers = await inTurns(features, vectorOf, pause);
  const known = inNumbers.map((vector, at) => ({ vector, right: numberOf.get(examples[at]?.label ?? '') ?? 0 }));
  const size = labels.length;
  const weights = new Float32Array(vectorOf.size * size);
  const guess = ({ ids, values }: Vector): Float32Array => {
    const sums = new Float32Array(size);
    for (let at = 0; at < ids.length; at += 1) {
      const row = (ids[at] ?? 0) * size;
      const value = values[at] ?? 0;
      for (let label = 0; label < size; label += 1)
        sums[label] = (sums[label] ?? 0) + value * (weights[row + label] ?? 0);
    }
    return softmax(sums);
  };
  const off = new Float32Array(size);
  const wrong: number[] = [];
  const improve = (vector: Vector, right: number, rate: number) => {
    const { ids, values } = vector;
    const shares = guess(vector);
    wrong.length = 0;
    for (let label = 0; label < size; label += 1) {
      const miss = Number(label === right) - (shares[label] ?? 0);
      off[label] = miss * rate;
      if (Math.abs(miss) > NEARLY) wrong.push(label);
    }
    for (let at = 0; at < ids.length; at += 1) {
      const row = (ids[at] ?? 0) * size;
      const value = values[at] ?? 0;
      for (const label of wrong) weights[row + label] = (weights[row + label] ?? 0) + value * (off[label] ?? 0);
    }
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round * SLOWER);
    await inTurns(shuffled(known, round), ({ vector, right }) => improve(vector, right, rate), pause);
  }
  return (text) => {
    const vector = vectorOf(featuresOf(text));
    if (vector.ids.length === 0) return [];
    return [...guess(vector)]
      .map((share, index) => ({ label: labels[index] ?? '', share }))
      .sort((one, other) => other.share - one.share);
  };
}

async function inTurns<Item, Made>(items: readonly Item[], make: (item: Item) => Made, pause: () => Promise<void>) {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    if (made.length % AT_ONCE === 0) await pause();
  }
  return made;
}

/** What many examples have tells little. */
function vectors(examples: readonly ReadonlyMap<string, number>[]) {
  const ids = new Map<string, number>();
  const holders: number[] = [];
  for (const features of examples) {
    for (const feature of features.keys()) {
      const id = ids.get(feature) ?? ids.size;
      ids.set(feature, id);
      holders[id] = (holders[id] ?? 0) + 1;
    }
  }
  const vectorOf = (features: ReadonlyMap<string, number>): Vector => {
    const all = [...features].map(([feature, weight]) => {
      const id = ids.get(feature);
      const many = id === undefined ? 1 : (holders[id] ?? 1);
      return { id, value: weight * Math.log(1 + examples.length / many) };
    });
    // What was never seen counts too: the more of it, the less the rest tells.
    const length = Math.max(LEAST_SAID, Math.hypot(...all.map(({ value }) => value)));
    const found = all.flatMap(({ id, value }) => (id === undefined ? [] : [{ id, value }]));
    return {
      ids: Uint32Array.from(found, ({ id }) => id),
      values: Float32Array.from(found, ({ value }) => value / length),
    };
  };
  return Object.assign(vectorOf, { size: ids.size });
}

/** Turns sums into shares, in their place. */
function softmax(sums: Float32Array): Float32Array {
  const most = sums.reduce((one, other) => Math.max(one, other));
  let all = 0;
  for (let at = 0; at < sums.length; at += 1) {
    const part = Math.exp((sums[at] ?? 0) - most);
    sums[at] = part;
    all += part;
  }
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) / all;
  return sums;
}

/** In an order that is another for each round, and always the same. */
function shuffled<Item>(items: readonly Item[], round: number): Item[] {
  let seed = round + 1;
  return items
    .map((item) => {
      // Numerical Recipes’ linear congruential generator: its high bits are even enough for this.
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return { item, seed };
    })
    .sort((one, other) => one.seed - other.seed)
    .map(({ item }) => item);
}
