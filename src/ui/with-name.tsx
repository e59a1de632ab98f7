import { Fragment, type ReactNode } from 'react';

/** Stands for the name while the sentence is made. No name holds it: servers and databases refuse U+0000. */
const PLACE = '\u0000';

/**
 * A sentence with a person's name in it, the name isolated: one that runs from right to left, or holds an override such
 * as U+202E, must not turn the words around it.
 */
export function withName(say: (name: string) => string, name: string): ReactNode {
  if (name === '') return say('');
  return say(PLACE)
    .split(PLACE)
    .map((words, index) => (
      // The words of one sentence never change places.
      <Fragment key={index}>
        {index > 0 && <bdi>{name}</bdi>}
        {words}
      </Fragment>
    ));
}
