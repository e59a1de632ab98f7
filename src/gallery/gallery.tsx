import { lazy, Suspense } from 'react';
import { Announcer } from '../ui/feedback/announcer.tsx';
import { SelectField } from '../ui/form/field.tsx';
import { typedText } from '../ui/form/typed-text.ts';
import { ButtonParts } from './button-parts.tsx';
import { ColourParts } from './colour-parts.tsx';
import { FieldParts } from './field-parts.tsx';
import styles from './gallery.module.css';
import { ListParts } from './list-parts.tsx';
import { MessageParts } from './message-parts.tsx';
import { OverlayParts } from './overlay-parts.tsx';
import { useSample } from './use-sample.ts';

const Toaster = lazy(async () => ({ default: (await import('../ui/overlay/toaster.tsx')).Toaster }));

/** All parts below each other. What it looks like follows the attributes of `<html>`, as in the product. */
export function Gallery() {
  const sample = useSample();
  return (
    <main className={styles['page']}>
      <header>
        <h1>{sample.app}</h1>
        <p>{sample.lead}</p>
      </header>
      <Switches />
      <ButtonParts sample={sample} />
      <MessageParts sample={sample} />
      <FieldParts sample={sample} />
      <ListParts sample={sample} />
      <OverlayParts sample={sample} />
      <ColourParts />
      <Announcer />
      <Suspense>
        <Toaster />
      </Suspense>
    </main>
  );
}

/** For the eyes of who builds: the tests set the attributes themselves. */
function Switches() {
  const sample = useSample();
  const root = document.documentElement;
  return (
    <form
      className={styles['head']}
      onChange={(event) => {
        const theme = typedText(event.currentTarget, 'theme');
        const lang = typedText(event.currentTarget, 'lang');
        if (theme === '') delete root.dataset['theme'];
        else root.dataset['theme'] = theme;
        root.lang = lang;
        root.dir = lang === 'ar' ? 'rtl' : 'ltr';
      }}
    >
      <SelectField
        name="theme"
        label={sample.appearance}
        placeholder={sample.automatic}
        options={{ light: 'Light', dark: 'Dark', outdoor: 'Outdoor' }}
      />
      <SelectField name="lang" label={sample.language} options={{ en: 'English', ar: 'العربية' }} defaultValue="en" />
    </form>
  );
}
