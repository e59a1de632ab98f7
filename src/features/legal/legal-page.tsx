import { Link, useLocation } from 'react-router-dom';
import { useEffect } from 'react';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { OperatorLines } from '../../parts/operator-lines.tsx';
import { routes } from '../../routes.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { legalTexts, versionText, type LegalPart } from '../../strings/legal/legal.ts';
import styles from './legal-page.module.css';

interface LegalPageProps {
  title: string;
  version: string;
  /** The day from which it holds, such as 2026-11-21. */
  asOf: string;
  texts: { lead: string; operator: string; parts: Readonly<Record<string, LegalPart>> };
}

const all = () => [
  { to: routes.privacyPolicy, label: appTexts.privacyPolicy },
  { to: routes.termsOfService, label: appTexts.termsOfService },
  { to: routes.cookiePolicy, label: appTexts.cookiePolicy },
];

/** A legal text: in short, what is where, then each part under its heading, which has an address of its own. */
export function LegalPage({ title, version, asOf, texts }: LegalPageProps) {
  const config = useConfig();
  useNamedPart();
  const parts = Object.entries(texts.parts);
  return (
    <article className={styles['page']}>
      <header className={styles['part']}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles['version']}>{versionText(version, asOf)}</p>
        <p className={styles['lead']}>{texts.lead}</p>
      </header>
      <Contents entries={[['operator', texts.operator], ...parts.map(([id, part]) => [id, part.title] as const)]} />
      <section className={styles['part']}>
        <h2 id="operator" tabIndex={-1}>
          {texts.operator}
        </h2>
        <OperatorLines name={config?.operatorName} contact={config?.operatorContact} />
      </section>
      {parts.map(([id, part]) => (
        <Part key={id} id={id} part={part} />
      ))}
      <nav className={styles['part']} aria-labelledby="others">
        <h2 id="others">{legalTexts.others}</h2>
        <ul className={styles['links']}>
          {all()
            .filter(({ label }) => label !== title)
            .map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
        </ul>
      </nav>
    </article>
  );
}

function Contents({ entries }: { entries: readonly (readonly [id: string, title: string])[] }) {
  return (
    <nav className={styles['contents']} aria-label={legalTexts.contents}>
      <p className={styles['contentsTitle']}>{legalTexts.contents}</p>
      <ul className={styles['links']}>
        {entries.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ id, part: { title, text, points } }: { id: string; part: LegalPart }) {
  return (
    <section className={styles['part']}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul className={styles['points']}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** An address with a part's name was opened before the part was there: go to it now. */
function useNamedPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash]);
}
