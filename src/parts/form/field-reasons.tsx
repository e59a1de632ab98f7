import { fieldName } from '../../strings/forms/field-names.ts';
import { problemWords } from '../../strings/forms/known-sentences.ts';
import { savedTexts } from '../../strings/forms/saved.ts';
import styles from './field-reasons.module.css';

/** The server's own words for each field it refused. */
export function FieldReasons({ fields }: { fields: Readonly<Record<string, string>> }) {
  return (
    <div>
      <p>{savedTexts.fieldsLead}</p>
      <ul className={styles['fields']}>
        {Object.entries(fields).map(([field, problem]) => (
          <li key={field}>
            <strong>{fieldName(field)}</strong>: {problemWords(problem)}
          </li>
        ))}
      </ul>
    </div>
  );
}
