import { useConfig } from '../../hooks/shared/use-config.ts';
import { OperatorLines } from '../../parts/operator-lines.tsx';
import { appTexts } from '../../strings/shell/app.ts';

/** Who runs this deployment and how to reach them, in the footer: nothing where the settings say neither. */
export function FooterContact() {
  const { operatorName, operatorContact } = useConfig() ?? {};
  if (operatorName === undefined && operatorContact === undefined) return null;
  return (
    <section>
      <h2>{appTexts.contact}</h2>
      <OperatorLines name={operatorName} contact={operatorContact} />
    </section>
  );
}
