import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { askToVolunteer } from '../../data/commands/accounts/ask-to-volunteer.ts';
import { routes } from '../../routes.ts';
import { volunteerAskTexts } from '../../strings/accounts/account-page.ts';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { Button } from '../../ui/button.tsx';
import styles from './shared/account-screen.module.css';

/** For a donor: asks for the role of a volunteer, and leads to the dashboard, which says that it waits for approval. */
export function VolunteerSection() {
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function ask(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setNotice('');
    const asked = await askToVolunteer();
    setBusy(false);
    if (asked.ok) void navigate(routes.volunteerDashboard);
    else setNotice(askedFailureText(asked.failure));
  }

  return (
    <section className={styles['section']} aria-labelledby="account-volunteer">
      <h2 id="account-volunteer">{volunteerAskTexts.title}</h2>
      <p>{volunteerAskTexts.lead}</p>
      <p role="status" className={styles['notice']}>
        {notice}
      </p>
      <Button aria-disabled={isBusy} onClick={() => void ask()}>
        {volunteerAskTexts.ask}
      </Button>
    </section>
  );
}
