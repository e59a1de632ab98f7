import type { AlertProgress } from '../../../data/queries/admin/alert-progress.ts';
import { alertSteps, type AlertStep } from '../../../../contract/alert-steps.ts';
import {
  alertFigureNames,
  alertHeldNames,
  alertProgressTexts as words,
  alertWayNames,
} from '../../../strings/admin/admin-alert-progress.ts';
import { numberText } from '../../../strings/plural.ts';

export interface AlertFigure {
  key: string;
  name: string;
  text: string;
  /** Of all that it could be: 0 to 1. */
  share: number;
}

/** From whom the alert was meant for to who comes. Phones, and at the end people. Of no phones there is nothing to tell further. */
export function mainFigures({
  state,
  chosen,
  sent,
  reached,
  opened,
  accepted,
  volunteers,
}: AlertProgress): AlertFigure[] {
  const share = (some: number, all: number) => (all > 0 ? Math.min(1, some / all) : 0);
  const ofChosen = (key: 'sent' | 'reached' | 'opened', some: number): AlertFigure => ({
    key,
    name: alertFigureNames[key],
    text: words.some(numberText(some), numberText(chosen)),
    share: share(some, chosen),
  });
  const all: AlertFigure = {
    key: 'chosen',
    name: alertFigureNames.chosen,
    text: words.phones(chosen),
    share: share(chosen, chosen),
  };
  const coming: AlertFigure = {
    key: 'accepted',
    name: alertFigureNames.accepted,
    text: words.volunteers(accepted),
    share: share(accepted, volunteers),
  };
  if (chosen === 0 && state !== 'choosing') return volunteers > 0 ? [coming] : [all, coming];
  return [all, ofChosen('sent', sent), ofChosen('reached', reached), ofChosen('opened', opened), coming];
}

/** Why it has not gone to all phones that were chosen: only what there is. */
export function otherFigures({
  state,
  chosen,
  sent,
  held,
  failed,
}: AlertProgress): readonly Omit<AlertFigure, 'share'>[] {
  const { quiet, capped } = held;
  const { gone, refused, unreachable } = failed;
  const rest = chosen - sent - quiet - capped - gone - refused - unreachable;
  const isGoingOn = state === 'choosing' || state === 'sending';
  const counts = { [isGoingOn ? 'rest' : 'over']: rest, quiet, capped, gone, refused, unreachable };
  return (Object.keys(alertHeldNames) as (keyof typeof alertHeldNames)[]).flatMap((key) => {
    const count = (counts as Partial<typeof counts>)[key] ?? 0;
    return count > 0 ? [{ key, name: alertHeldNames[key], text: words.phones(count) }] : [];
  });
}

/** Those whom no push reached and who are told another way: people, way by way; of a way that nobody is told by nothing. */
export function wayFigures(alert: AlertProgress): { way: AlertStep; figures: readonly Omit<AlertFigure, 'share'>[] }[] {
  return alertSteps.flatMap((way) => {
    const counts = alert[way];
    if (counts === undefined) return [];
    const { waiting, sent, failed, unknown, causes } = counts;
    const shown = { chosen: waiting + sent + failed + unknown, sent };
    // Where the server did not say why, that it failed.
    const rest = { waiting, ...(causes ?? { failed }), unknown };
    const others = (Object.keys(alertWayNames) as (keyof typeof alertWayNames)[]).flatMap((key) => {
      const count = (rest as Readonly<Partial<Record<typeof key, number>>>)[key] ?? 0;
      return count > 0 ? [{ key, name: alertWayNames[key], count }] : [];
    });
    const main = (['chosen', 'sent'] as const).map((key) => ({ key, name: alertFigureNames[key], count: shown[key] }));
    const figures = [...main, ...others].map(({ count, ...one }) => ({ ...one, text: words.volunteers(count) }));
    return [{ way, figures }];
  });
}

/** What the figures do not say by themselves. */
export function alertNote({ state, chosen, volunteers, sent, reached, noPhones }: AlertProgress): string | undefined {
  if (chosen === 0 && state === 'choosing') return words.noneChosenYet;
  if (noPhones) return words.noPhones(volunteers);
  if (chosen === 0) return volunteers > 0 ? words.notKept(volunteers) : words.noneChosen;
  return sent > 0 && reached === 0 ? words.noneAnswered : undefined;
}
