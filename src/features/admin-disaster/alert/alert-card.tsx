import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { useId, type CSSProperties } from 'react';
import type { AlertProgress } from '../../../data/queries/admin/alert-progress.ts';
import {
  alertProgressTexts as words,
  alertStateNames,
  alertWays,
} from '../../../strings/admin/admin-alert-progress.ts';
import { adminTeamTexts } from '../../../strings/admin/admin-disaster.ts';
import { kilometresText } from '../../../strings/public/disasters.ts';
import { relativeTime, timeSince } from '../../../strings/time.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Fold } from '../../../ui/fold.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { withName } from '../../../ui/with-name.tsx';
import styles from '../shared/admin-disaster.module.css';
import { nameOf } from '../../../strings/forms/labels.ts';
import { alertNote, mainFigures, otherFigures, wayFigures, type AlertFigure } from './alert-figures.ts';
import { AlertWords } from './alert-words.tsx';
import own from './alerts.module.css';

const tones: Readonly<Record<AlertProgress['state'], Tone>> = {
  choosing: 'waiting',
  sending: 'waiting',
  waiting: 'info',
  done: 'sent',
};

interface AlertProps {
  alert: AlertProgress;
  /** Epoch milliseconds. */
  now: number;
}

/** One alert: how it stands, what it has come to, how far it is asked, and its words. */
export function AlertCard({ alert, now }: AlertProps) {
  return (
    <Card as="article" data-alert={alert._id}>
      <p role="status">
        <State alert={alert} />
      </p>
      <Inside alert={alert} now={now} />
    </Card>
  );
}

/** The same, folded: its line says when it was and who came. */
export function EarlierAlert({ alert, now }: AlertProps) {
  const { _id, at, accepted } = alert;
  return (
    <div data-alert={_id}>
      <Fold summary={`${exactTime(epochMsOf(at))} · ${adminTeamTexts.accepted(accepted)}`} isOpenAtFirst={false}>
        <p>
          <State alert={alert} />
        </p>
        <Inside alert={alert} now={now} />
      </Fold>
    </div>
  );
}

function State({ alert: { state } }: { alert: AlertProgress }) {
  return <Badge tone={tones[state]}>{nameOf(alertStateNames, state)}</Badge>;
}

function Inside({ alert, now }: AlertProps) {
  const { at, by, title, body } = alert;
  const when = epochMsOf(at);
  const note = alertNote(alert);
  const others = otherFigures(alert);
  return (
    <>
      <p className={styles['soft']}>
        {timeSince(when, now)} · {exactTime(when)}
        {by !== undefined && <> · {withName((name) => words.by(name), by)}</>}
      </p>
      <dl className={own['figures']}>
        {mainFigures(alert).map(({ key, name, text, share }) => (
          <div key={key} data-figure={key} style={shareStyle(share)}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
      {others.length > 0 && <Others figures={others} />}
      {wayFigures(alert).map(({ way, figures }) => (
        <Way key={way} way={way} figures={figures} />
      ))}
      <Ring alert={alert} now={now} />
      <AlertWords title={title} body={body} />
    </>
  );
}

/** How those fared who are told this way. */
function Way({ way, figures }: ReturnType<typeof wayFigures>[number]) {
  const id = useId();
  return (
    <section data-way={way} aria-labelledby={id}>
      <p id={id} className={own['way']}>
        {alertWays[way]}
      </p>
      <Others figures={figures} />
    </section>
  );
}

function Others({ figures }: { figures: readonly Pick<AlertFigure, 'key' | 'name' | 'text'>[] }) {
  return (
    <dl className={own['others']}>
      {figures.map(({ key, name, text }) => (
        <div key={key} data-figure={key}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How far it is asked, and, as long as it may yet be asked further away, when. */
function Ring({ alert: { state, radiusKm, widestKm, nextRingAt }, now }: AlertProps) {
  const mayWiden = state !== 'done' && radiusKm < widestKm;
  return (
    <>
      <Facts>
        <Fact name={words.within}>{kilometresText(radiusKm)}</Fact>
        {mayWiden && <Fact name={words.widest}>{kilometresText(widestKm)}</Fact>}
      </Facts>
      {mayWiden && nextRingAt !== undefined && <p>{words.nextRing(soon(epochMsOf(nextRingAt), now))}</p>}
    </>
  );
}

/** "in 9 minutes"; never in the past: the server does it when it comes to it. */
function soon(at: number, now: number): string {
  return relativeTime(Math.max(at, now + 1), now);
}

/** How long the row's bar is, for its style. */
function shareStyle(share: number): CSSProperties {
  return { ['--share' as string]: `${Math.round(share * 100)}%` };
}
