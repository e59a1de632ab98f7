import { routes } from '../../routes.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { formOutcomeTexts } from '../../strings/forms/form-outcomes.ts';
import { savedTexts } from '../../strings/forms/saved.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Names of the texts. */
const words = {
  nothing: { title: 'correctionOver', body: 'correctionOverBody' },
  elsewhere: { title: 'correctionElsewhere', body: 'correctionElsewhereBody' },
  failed: { title: 'correctionFailed', body: 'correctionFailedBody' },
} as const;

/** What stands while a refused item is being opened as a form, and where that cannot be. */
export function CorrectionDoor({ state }: { state: 'opening' | keyof typeof words }) {
  if (state === 'opening') return <p role="status">{appTexts.loading}</p>;
  return (
    <Banner
      tone={state === 'failed' ? 'bad' : 'note'}
      title={formOutcomeTexts[words[state].title]}
      actions={
        <ButtonLink to={routes.outbox} icon="phone">
          {savedTexts.seeWaiting}
        </ButtonLink>
      }
    >
      <p>{formOutcomeTexts[words[state].body]}</p>
    </Banner>
  );
}
