import type { NgoView } from '../../../../contract/entities/ngo.ts';
import { fits } from '../../../../contract/policies/ngo-fits.ts';
import { aidActTexts } from '../../../strings/admin/admin-aid.ts';
import { isolated } from '../../../strings/isolate.ts';
import { listText } from '../../../strings/sentence.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { List, ListRow } from '../../../ui/list/list.tsx';
import { isThere, type AidToGive } from '../../../data/queries/lists/suits.ts';

interface NgoRowsProps {
  ngos: readonly NgoView[];
  aid: AidToGive;
  onChoose(ngoId: string): void;
}

/** Organizations, each with why it suits and the button that gives it what is to be given. */
export function NgoRows({ ngos, aid, onChoose }: NgoRowsProps) {
  if (ngos.length === 0) return null;
  return (
    <List>
      {ngos.map((ngo) => (
        <ListRow
          key={ngo._id}
          title={<bdi>{ngo.organizationName}</bdi>}
          badge={
            <>
              {fits(ngo, aid.types) && <Badge tone="sent">{aidActTexts.fits}</Badge>}
              {isThere(ngo, aid.location) && <Badge tone="info">{aidActTexts.there}</Badge>}
            </>
          }
          detail={listText([ngo.city ?? '', ...ngo.focusAreas].filter(Boolean).map(isolated))}
          action={
            <Button aria-label={aidActTexts.giveTo(isolated(ngo.organizationName))} onClick={() => onChoose(ngo._id)}>
              {aidActTexts.give}
            </Button>
          }
        />
      ))}
    </List>
  );
}
