import { Fragment } from 'react';

/** It may break before its signs, and nowhere else while there is room. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((text, index) => (
    // The parts of one address never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {text}
    </Fragment>
  ));
}
