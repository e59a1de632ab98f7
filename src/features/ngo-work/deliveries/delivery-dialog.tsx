import { lazy, useEffect, useState, type FormEvent } from 'react';
import { hasVisibleText } from '../../../../contract/base/text.ts';
import { limits } from '../../../../contract/limits.ts';
import { deliveryPhotos } from '../../../data/queries/work-photos.ts';
import { codeVerdict, type OwnDelivery } from '../../../data/queries/ngos/own-deliveries.ts';
import { isOnlineNow } from '../../../hooks/shared/use-online.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { formTexts } from '../../../strings/forms/form.ts';
import { needLabel } from '../../../strings/forms/needs.ts';
import { isolated } from '../../../strings/isolate.ts';
import { deliveryTexts } from '../../../strings/public/deliveries.ts';
import { deliveryWorkTexts } from '../../../strings/public/delivery-work.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { controlId, TextArea, TextField } from '../../../ui/form/field.tsx';
import { typedText } from '../../../ui/form/typed-text.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './deliveries.module.css';
import type { DeliveryQuestion } from './delivery-card.tsx';
import { bringHandoverPhotos } from './bring-handover-photos.ts';
import type { DeliveryActing } from './use-delivery-act.ts';

/** In a chunk of its own, which is brought with the deliveries: where they are handed over there may be no network. */
const HandoverPhotos = lazy(() =>
  loadUntilThere(async () => ({ default: (await bringHandoverPhotos()).HandoverPhotos })),
);

/** Milliseconds in which an act that is on its way usually arrives. */
const STUCK_MS = 4000;

interface DeliveryDialogProps {
  question: DeliveryQuestion;
  acting: DeliveryActing;
  onClose(): void;
}

/** Asks for what an act on a delivery needs, and saves it on this phone. */
export function DeliveryDialog({ question: { kind: first, delivery }, acting, onClose }: DeliveryDialogProps) {
  const [problems, setProblems] = useState<Problems>({});
  const [itemId, setItemId] = useState<string>();
  const verdict = useQuery(
    async () => (itemId === undefined ? undefined : codeVerdict(itemId, delivery._id)),
    [itemId, delivery._id],
  );
  const wrong = typeof verdict === 'object' && !verdict.isRight ? verdict : undefined;
  // What was handed over stays so: after a wrong code nothing but the code is asked for again.
  const kind = wrong === undefined ? first : 'confirm';
  const isChecking = itemId !== undefined && wrong === undefined;
  const { title, body, yes, look } = asked[kind]();
  // Where nothing goes out the card tells what became of it: nobody stands there waiting.
  const isStuck = isChecking && verdict === 'waits';
  useEffect(() => {
    const timer = isStuck ? setTimeout(onClose, STUCK_MS) : undefined;
    return () => clearTimeout(timer);
  }, [isStuck, onClose]);
  const isRight = typeof verdict === 'object' && verdict.isRight;
  useEffect(() => {
    if (!isRight) return;
    announce(deliveryTexts.confirmed);
    onClose();
  }, [isRight, onClose]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const wanted = wishOf[kind](delivery, (name) => typedText(form, name).trim());
    if ('problems' in wanted) {
      setProblems(wanted.problems);
      const [name] = Object.keys(wanted.problems);
      document.getElementById(controlId(name ?? ''))?.focus();
      return;
    }
    void acting.act(wanted).then((saved) => {
      if (saved === undefined) return;
      // With a network the answer is worth the wait: the receiver stands beside.
      if (wanted.act === 'deliver' && wanted.code !== undefined && isOnlineNow()) setItemId(saved);
      else onClose();
    });
  }

  return (
    <Dialog title={title} body={body} onCancel={onClose}>
      {acting.problem !== undefined && <Banner tone="bad">{acting.problem}</Banner>}
      {wrong && (
        <Banner tone="bad">
          <p>{wrong.triesLeft === 0 ? deliveryWorkTexts.tooManyCodes : deliveryWorkTexts.wrongCodeNow}</p>
          {wrong.triesLeft !== undefined && wrong.triesLeft > 0 && (
            <p>{deliveryWorkTexts.triesLeft(wrong.triesLeft)}</p>
          )}
        </Banner>
      )}
      {isChecking && (
        <p role="status">{verdict === 'waits' ? deliveryWorkTexts.checking : deliveryWorkTexts.checkingNow}</p>
      )}
      <form key={itemId} noValidate className={styles['form']} onSubmit={submit}>
        {kind === 'cancel' ? (
          <TextArea
            name="reason"
            label={deliveryWorkTexts.reasonLabel}
            maxLength={limits.reasonCharacters}
            rows={3}
            dir="auto"
            problem={problems.reason}
          />
        ) : (
          <CodeField problem={problems.code} isNeeded={kind === 'confirm'} />
        )}
        {kind === 'deliver' && (
          <>
            <Handover items={delivery.items} problem={problems.note} />
            <LatePart>
              <HandoverPhotos name={deliveryPhotos(delivery._id)} />
            </LatePart>
          </>
        )}
        {!isChecking && wrong?.triesLeft !== 0 && (
          <Button type="submit" look={look}>
            {yes}
          </Button>
        )}
        <Button onClick={onClose}>{itemId === undefined ? deliveryWorkTexts.keep : deliveryWorkTexts.close}</Button>
      </form>
    </Dialog>
  );
}

function CodeField({ problem, isNeeded }: { problem: string | undefined; isNeeded: boolean }) {
  return (
    <TextField
      name="code"
      label={deliveryWorkTexts.code}
      hint={isNeeded ? undefined : deliveryWorkTexts.codeHint}
      problem={problem}
      maxLength={20}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
    />
  );
}

/** How much of each need came, and why there is no code. */
function Handover({ items, problem }: { items: OwnDelivery['items']; problem: string | undefined }) {
  return (
    <>
      {items.filter(isIn).map(({ line, type }) => (
        <TextField
          key={line}
          name={`part-${line}`}
          label={deliveryWorkTexts.partOf(isolated(needLabel(type)))}
          hint={deliveryWorkTexts.partHint}
          optional={formTexts.optional}
          maxLength={limits.quantityCharacters}
          autoComplete="off"
          dir="auto"
        />
      ))}
      <TextArea
        name="note"
        label={deliveryWorkTexts.noteLabel}
        maxLength={limits.reasonCharacters}
        rows={2}
        dir="auto"
        problem={problem}
      />
    </>
  );
}

interface Asked {
  title: string;
  body?: string;
  yes: string;
  look: ButtonLook;
}

const asked: Readonly<Record<DeliveryQuestion['kind'], () => Asked>> = {
  deliver: () => ({
    title: deliveryWorkTexts.deliverTitle,
    body: deliveryWorkTexts.deliverBody,
    yes: deliveryWorkTexts.deliverYes,
    look: 'aid',
  }),
  confirm: () => ({ title: deliveryWorkTexts.confirmTitle, yes: deliveryWorkTexts.confirmYes, look: 'aid' }),
  cancel: () => ({
    title: deliveryWorkTexts.cancelTitle,
    body: deliveryWorkTexts.cancelBody,
    yes: deliveryWorkTexts.cancelYes,
    look: 'danger',
  }),
};

interface Problems {
  code?: string;
  note?: string;
  reason?: string;
}

type Wanted = Parameters<DeliveryActing['act']>[0] | { problems: Problems };

const wishOf: Readonly<
  Record<DeliveryQuestion['kind'], (delivery: OwnDelivery, typed: (name: string) => string) => Wanted>
> = {
  deliver({ _id: deliveryId, items }, typed) {
    const [code, note] = [typed('code'), typed('note')];
    if (!hasVisibleText(code) && !hasVisibleText(note)) return { problems: { note: deliveryWorkTexts.noteMissing } };
    const part = items.filter(isIn).flatMap(({ line }) => {
      const delivered = typed(`part-${line}`);
      return hasVisibleText(delivered) ? [{ line, delivered }] : [];
    });
    return {
      act: 'deliver',
      deliveryId,
      ...(hasVisibleText(code) && { code }),
      ...(hasVisibleText(note) && { note }),
      ...(part.length > 0 && { part }),
    };
  },
  confirm({ _id: deliveryId }, typed) {
    const code = typed('code');
    if (!hasVisibleText(code)) return { problems: { code: deliveryWorkTexts.codeMissing } };
    return { act: 'deliver', deliveryId, code };
  },
  cancel({ _id: deliveryId }, typed) {
    const reason = typed('reason');
    if (!hasVisibleText(reason)) return { problems: { reason: deliveryWorkTexts.reasonMissing } };
    return { act: 'cancel', deliveryId, reason };
  },
};

function isIn({ state }: OwnDelivery['items'][number]): boolean {
  return state === 'under-way';
}
