import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { systemClock } from '../../../contract/base/clock.ts';
import { dropField, dropOldFields } from '../../data/commands/volunteers/field-notes.ts';
import { fieldEnd, keptFields, MY_AREA, type KeptField } from '../../data/queries/volunteers/field-notes.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { routes } from '../../routes.ts';
import { addressOf, volunteerTabAddress } from '../../addresses.ts';
import { dayText } from '../../strings/dates.ts';
import { reportTypeLabel } from '../../strings/forms/labels.ts';
import { fieldKeptTexts } from '../../strings/volunteers/field-kept.ts';
import { sizeText } from '../../strings/size.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusHeir } from '../../ui/form/use-focus-heir.ts';
import styles from './storage-section.module.css';

/** What the volunteer who is signed in keeps for the field, how much that is and since when, and the way to be rid of it. */
export function FieldSection() {
  const account = usePerson()?.id;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  const [isRemoved, setRemoved] = useState(false);
  const fields = useQuery(keptFields, [account]);
  useEffect(() => void dropOldFields(systemClock.now()).catch(console.error), []);
  if (!fields || (fields.length === 0 && !isRemoved)) return null;

  const remove = (disasterId: string) => {
    void dropField(disasterId)
      .then(() => setRemoved(true))
      .catch(console.error);
  };
  return (
    <section className={styles['section']} aria-labelledby="field-title" {...focusProps}>
      <h2 id="field-title" ref={heading} tabIndex={-1}>
        {fieldKeptTexts.title}
      </h2>
      {fields.length > 0 && (
        <ul className={styles['kept']}>
          {fields.map((field) => (
            <li key={field.disasterId} data-kept={field.disasterId}>
              <Field field={field} onRemove={() => remove(field.disasterId)} />
            </li>
          ))}
        </ul>
      )}
      <p role="status">{isRemoved ? fieldKeptTexts.removed : ''}</p>
    </section>
  );
}

function Field({ field, onRemove }: { field: KeptField; onRemove(): void }) {
  const { disasterId, disasterType, askedAt, keptBytes, state } = field;
  const isArea = disasterId === MY_AREA;
  const kind = isArea ? fieldKeptTexts.area : reportTypeLabel(disasterType);
  const address = isArea ? volunteerTabAddress('profile') : addressOf(routes.volunteerDisaster, disasterId);
  const day = (at: number) => dayText(new Date(at).toISOString());
  return (
    <>
      <p>
        <Link to={address}>{kind}</Link>
      </p>
      <p>{fieldKeptTexts.since(sizeText(keptBytes), day(askedAt))}</p>
      {state !== 'kept' && <p>{isArea ? fieldKeptTexts.unfinishedArea : fieldKeptTexts.unfinished}</p>}
      <p>{fieldKeptTexts.until(day(fieldEnd(field)))}</p>
      <Button look="quiet" onClick={onRemove}>
        {fieldKeptTexts.remove(kind)}
      </Button>
    </>
  );
}
