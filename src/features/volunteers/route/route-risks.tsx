import { roadRisks } from '../../../../contract/roads/road-tile.ts';
import type { Route } from '../../../maps/route/route.ts';
import { onlyWayTexts, riskSentences } from '../../../strings/volunteers/route-steps.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';

/** Before anybody sets out: the fords and the like that this way cannot avoid, and water where no road leads over it. */
export function RouteRisks({ route: { steps } }: { route: Pick<Route, 'steps'> }) {
  const risks = roadRisks.filter((risk) => steps.some((step) => step.risks?.includes(risk)));
  const isWet = steps.some(({ offRoad }) => offRoad?.isOverWater);
  if (risks.length === 0 && !isWet) return null;
  return (
    <Banner tone="bad">
      {risks.length > 0 && <p>{onlyWayTexts.lead}</p>}
      {risks.map((risk) => (
        <p key={risk}>{riskSentences[risk]}</p>
      ))}
      {isWet && <p>{onlyWayTexts.water}</p>}
    </Banner>
  );
}
