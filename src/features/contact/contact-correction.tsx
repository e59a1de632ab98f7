import { bodyText } from '../../hooks/draft/parsed-body.ts';
import { useStartCorrection } from '../../hooks/draft/use-start-correction.ts';
import { CorrectionDoor } from '../../parts/saved/correction-door.tsx';

/** Opens a refused message as a form again. What has not the form that it should have is left empty. */
export function ContactCorrection({ id, onOpened }: { id: string; onOpened(): void }) {
  return (
    <CorrectionDoor state={useStartCorrection({ form: 'contact', itemId: id, valuesOf: messageValues, onOpened })} />
  );
}

function messageValues(body: Readonly<Record<string, unknown>>) {
  const text = (name: string) => bodyText(body[name]);
  return {
    name: text('name'),
    email: text('email'),
    contactNumber: text('contactNumber'),
    message: text('message'),
  };
}
