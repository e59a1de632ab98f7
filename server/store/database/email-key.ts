/** What makes two e-mail addresses one account's: people's phones write the first letter large. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
