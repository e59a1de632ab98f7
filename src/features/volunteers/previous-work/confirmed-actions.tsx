import type { ReactNode } from 'react';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { volunteerTabAddress } from '../../../addresses.ts';
import { workTexts } from '../../../strings/volunteers/previous-work.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CardActions } from '../../../ui/card.tsx';

/** What can be done about confirmed work: its certificate is made, or seen again. */
export function ConfirmedActions({ work, children }: { work: ShownWork; children?: ReactNode }) {
  return (
    <CardActions>
      <ButtonLink to={`${volunteerTabAddress('work')}&certificate=${work._id}`} icon="check">
        {work.certificateId === undefined ? workTexts.makeCertificate : workTexts.seeCertificate}
      </ButtonLink>
      {children}
    </CardActions>
  );
}
