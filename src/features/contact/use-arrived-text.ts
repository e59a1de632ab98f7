import { useConfig } from '../../hooks/shared/use-config.ts';
import { contactTexts } from '../../strings/public/contact.ts';

/** What is said of a message that has arrived: by which way its answer comes, as far as the server can. */
export function useArrivedText(): string {
  return useConfig()?.mail === false ? contactTexts.arrivedNoMail : contactTexts.arrived;
}
